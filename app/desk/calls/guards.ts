/**
 * Checks of what the server answered. The browser's own few lines instead of zod, which would add
 * 5 kB (brotli, its `mini` form) to every review page for six small shapes.
 */
export type Guard<Value> = (value: unknown) => value is Value;

type Guarded<Check> = Check extends Guard<infer Value> ? Value : never;

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isNullOr<Value>(check: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

export function isListOf<Value>(check: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(check);
}

export function isOneOf<const Word extends string>(...words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** An object with these fields; others may be there too. */
export function hasFields<Shape extends Record<string, Guard<unknown>>>(
  shape: Shape,
): Guard<{ readonly [Name in keyof Shape]: Guarded<Shape[Name]> }> {
  return (value): value is { readonly [Name in keyof Shape]: Guarded<Shape[Name]> } =>
    isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
