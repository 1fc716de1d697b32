/** The least time between two tellings, in milliseconds. */
const pause = 1_000;

/** Tells of what happens often once in a while: how often it was, and what it was last. */
export function throttled<What = void>(
  tell: (count: number, latest: What) => void,
): (what: What) => void {
  let count = 0;
  let latest: What;
  let timer: NodeJS.Timeout | undefined;
  return (what) => {
    count += 1;
    latest = what;
    timer ??= setTimeout(() => {
      tell(count, latest);
      [count, timer] = [0, undefined];
    }, pause).unref();
  };
}
