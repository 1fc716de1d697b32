import type { Plugin, Rolldown } from "vite";

/** The pages of readers: all that are not hydrated, as `app/routes.ts` has them outside of the desk's layout. */
const readerPage = /\/app\/pages\/(?!admin-|post-(?:preview|edit|approve)\.)[\w-]+\.tsx?$/;

/**
 * Leaves the pages of readers out of the browser's copy: they are HTML alone, and nothing of the desk
 * leads to them but as documents. What they import would else be shared with the desk, and one schema
 * in it would cost every page of the desk up to 17 kB. Their own scripts (`?script`) stay.
 */
export function withoutReaderPages(): Plugin {
  return {
    name: "without-reader-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: readerPage },
      handler(code) {
        const { body } = this.parse(code);
        const lines = [...body.flatMap(scriptOf), ...body.flatMap(exportedNames).map(nothingAs)];
        return { code: lines.join("\n"), map: null };
      },
    },
  };
}

function scriptOf(statement: Statement): readonly string[] {
  if (statement.type !== "ImportDeclaration") return [];
  const address = statement.source.value;
  return address.endsWith("?script") ? [`import ${JSON.stringify(address)};`] : [];
}

function nothingAs(name: string): string {
  return name === "default" ? "export default null;" : `export const ${name} = undefined;`;
}

function exportedNames(statement: Statement): readonly string[] {
  if (statement.type === "ExportDefaultDeclaration") return ["default"];
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  const namesExported = specifiers.flatMap(({ exported }) =>
    exported.type === "Identifier" ? [exported.name] : [],
  );
  if (declaration?.type === "FunctionDeclaration")
    return declaration.id === null ? namesExported : [...namesExported, declaration.id.name];
  if (declaration?.type !== "VariableDeclaration") return namesExported;
  return [
    ...namesExported,
    ...declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : [])),
  ];
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];
