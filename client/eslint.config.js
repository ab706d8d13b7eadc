/** What eslint looks for in the client; how the code is laid out is prettier's business. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** No line is longer; an address cannot be broken. */
const LINE = { code: 100, ignoreUrls: true };

export default ts.config(
  // Generated, and formatted as its generator writes it.
  { ignores: ["src/protocol.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "max-len": ["error", LINE],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
