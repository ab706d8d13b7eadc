/** What eslint looks for in the client; how the code is laid out is prettier's business. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // What is generated is written as its generator writes it.
  { ignores: ["src/protocol.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  // Without the rules that need types: svelte-check knows the types, and they would cost a minute.
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      // Prettier breaks code but neither comments nor strings; an address cannot be broken.
      "max-len": ["error", { code: 100, ignoreUrls: true }],
      // An underscore stands for what is not wanted.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" },
      ],
      // What comes from the server has the types that are made from it.
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "A type that must be forced is the wrong type.",
        },
      ],
      // A map that only remembers what was reckoned is no state: nothing is drawn from it.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["public/push.js"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // The rules come from the server as HTML that it has made of its own pages.
    files: ["src/table/RulesText.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
