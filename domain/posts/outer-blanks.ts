/**
 * A body without the blank lines before and after it. Its first and last lines stay as they are:
 * indentation can make a line code, and a block ends with its last sign.
 */
export function withoutOuterBlanks(text: string): string {
  const lines = text.split("\n");
  const isWritten = (line: string) => line.trim() !== "";
  const first = lines.findIndex(isWritten);
  if (first === -1) return "";
  return lines.slice(first, lines.findLastIndex(isWritten) + 1).join("\n");
}
