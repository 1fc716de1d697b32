const maxStretch = 8;

/** One after the other: much of it at once takes no longer from others than one. */
const waiting: (() => void)[] = [];
let stretchEnd = 0;

export function nextTurn(): Promise<void> {
  return new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

export async function yieldToOthers(): Promise<void> {
  if (performance.now() >= stretchEnd) await nextTurn();
}

function goOn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
  stretchEnd = performance.now() + maxStretch;
  next?.();
}
