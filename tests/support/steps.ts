/**
 * How many characters the regular expressions of some work look at: a measure of computing that no busy machine
 * changes. A search counts from where it begins to the end of what it found, or to the end of the text.
 */
export function stepsOf(work: () => unknown): number {
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, "exec");
  const exec: unknown = own?.value;
  if (own === undefined || !isExec(exec)) throw new Error("Regular expressions have no exec.");
  let steps = 0;
  const counting = function (this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // Where a sticky expression (of a split) finds nothing, it has looked at one place.
    const nothing = this.sticky ? from + 1 : text.length;
    steps += Math.max(1, (match === null ? nothing : match.index + match[0].length) - from);
    return match;
  };
  Object.defineProperty(RegExp.prototype, "exec", { ...own, value: counting });
  try {
    work();
  } finally {
    Object.defineProperty(RegExp.prototype, "exec", own);
  }
  return steps;
}

type Exec = (this: RegExp, text: string) => RegExpExecArray | null;

function isExec(value: unknown): value is Exec {
  return typeof value === "function";
}
