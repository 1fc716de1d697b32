export type ToastWords = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "failure";
  /** A later toast on the same topic takes the place of an earlier one: no failure outlives its mending. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type Toast = { readonly id: number; readonly words: ToastWords };

/** Most that stand at once; an older one gives way. */
const mostShown = 3;

let shown: readonly Toast[] = [];
let latest = 0;
const listeners = new Set<() => void>();

/** The one way to say something in passing. */
export function showToast(words: ToastWords): void {
  latest += 1;
  const others = shown.filter(
    (toast) => words.topic === undefined || toast.words.topic !== words.topic,
  );
  change([...others, { id: latest, words }].slice(-mostShown));
}

export function closeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** What is shown now, the newest last; the same list until something changes. */
export function shownToasts(): readonly Toast[] {
  return shown;
}

/** Tells of changes until the answer is called. */
export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
