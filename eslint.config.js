import eslint from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["build/", ".react-router/", "data/", "test-results/", ".test/"] },
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-non-null-assertion": "error",
      // The language's way to leave a part out of an object.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // React Router's idiom: `throw redirect(...)` and `throw data(...)` end a loader.
      "@typescript-eslint/only-throw-error": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "no-console": "error",
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ["public/*.js"],
    languageOptions: { globals: { self: "readonly", caches: "readonly" } },
  },
  {
    // What libraries leave open is typed by declaration merging, which only interfaces have.
    files: ["**/*.d.ts", "tests/support/prepared-databases.ts"],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    // A fixture that needs no other begins with an empty pattern.
    files: ["tests/e2e/**"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Programs that a person runs in a terminal speak to that person.
    files: ["scripts/**", "bench/**", "server/dev.ts", "tests/support/engine-count.ts"],
    rules: { "no-console": "off" },
    languageOptions: { globals: { process: "readonly", console: "readonly" } },
  },
);
