import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config({ ignores: ["node_modules", "tools/sw.js", "**/*.mjs"] }, js.configs.recommended, {
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
});
