const works: (() => Promise<unknown>)[] = [];

/** To be done when the test file has ended: for what several of its tests share. */
export function atFileEnd(work: () => Promise<unknown>): void {
  works.push(work);
}

export async function endFile(): Promise<void> {
  await Promise.all(works.splice(0).map((work) => work()));
}
