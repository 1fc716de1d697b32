const works: (() => unknown)[] = [];

/** To be done when the test file has ended: for what several of its tests share. */
export function atFileEnd(work: () => unknown): void {
  works.push(work);
}

/** The last first: a site is closed before its folder goes. */
export async function endFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
