import type { Plugin, Rolldown } from "vite";

/**
 * Leaves the schemas of inputs out of the browser's copy of `app/calls/`: only the server reads inputs
 * by them, and the desk needs no more than their types. They would add 3 kB (brotli) to every page of
 * the desk. What only they use is then left out by the bundler. While developing they stay.
 */
export function withoutCallInputs(): Plugin {
  return {
    name: "without-call-inputs",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/calls\/[\w-]+\.ts$/ },
      handler(code) {
        // From the end, so that what was found stays where it is.
        const inputs = this.parse(code).body.flatMap(inputsOf).toReversed();
        const shorter = inputs.reduce(
          (text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`,
          code,
        );
        return { code: shorter, map: null };
      },
    },
  };
}

/** The input's schema in an exported object of an endpoint. */
function inputsOf(statement: Statement): readonly { start: number; end: number }[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  if (statement.declaration?.type !== "VariableDeclaration") return [];
  return statement.declaration.declarations.flatMap(({ init }) =>
    init?.type !== "ObjectExpression"
      ? []
      : init.properties.flatMap((property) =>
          property.type === "Property" &&
          property.key.type === "Identifier" &&
          property.key.name === "input"
            ? [property.value]
            : [],
        ),
  );
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];
