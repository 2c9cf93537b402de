import { type ReactNode, useRef } from "react";

/** Asks for a JSON file: `choose` opens the browser's window for it, `input` has to be drawn somewhere. */
export function useFile(onFile: (file: File) => void): { choose: () => void; input: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    ),
  };
}
