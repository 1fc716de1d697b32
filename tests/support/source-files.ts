import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** A file of the product, as the rules of its rooms see it. */
export type SourceFile = {
  readonly path: string;
  /** Paths from the root for own files, package names for others. */
  readonly imports: readonly string[];
  readonly identifiers: ReadonlySet<string>;
};

/** All sources below a folder, with what they import and the names that they use. */
export function sourceFiles(room: string): SourceFile[] {
  return sourcePaths(room).map((path) => {
    const text = readFileSync(path, "utf8");
    const imports = ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) =>
        fileName.startsWith(".") ? normalize(join(dirname(path), fileName)) : fileName,
      );
    return { path, imports, identifiers: identifiersOf(path, text) };
  });
}

function identifiersOf(path: string, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !isName(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** A property's own name is not a use of the global with that name. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node)
  );
}

/** The paths of all sources below a folder, in order. */
function sourcePaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile())
    .sort();
}
