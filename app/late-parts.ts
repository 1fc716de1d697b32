/** Whether a loader left a part of its data for later; the page then comes in parts, with script between them. */
export function hasLateParts(loaderData: readonly unknown[]): boolean {
  return loaderData.some(
    (data) =>
      typeof data === "object" &&
      data !== null &&
      Object.values(data).some((value) => value instanceof Promise),
  );
}
