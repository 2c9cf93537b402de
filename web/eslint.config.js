import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const AT_TOP = ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration";
const STATE_OF_A_MODULE = [
  `${AT_TOP}[kind='let']`,
  `${AT_TOP} > VariableDeclarator > NewExpression[callee.name=/^(Map|WeakMap|WeakSet|Store)$/]`,
  `${AT_TOP} > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name='ReadonlySet']) > NewExpression[callee.name='Set'][arguments.length=0]`,
];
const KEEP = "A module keeps nothing that changes: what lasts as long as the page is a part of it (app/page.tsx).";

export default tseslint.config(
  { ignores: ["node_modules", "tools/sw.js", "**/*.mjs"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/**/*.test.{ts,tsx}", "src/testing.tsx"],
    rules: { "no-restricted-syntax": ["error", ...STATE_OF_A_MODULE.map((selector) => ({ selector, message: KEEP }))] },
  },
);
