import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "./call.ts";
import { QuietButton } from "./button.tsx";

type ToastWords = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "failure";
  /** A later toast on the same topic takes the place of an earlier one: no failure outlives its correction. */
  readonly topic?: string;
  /** A way back; what is shown is read anew after it. */
  readonly action?: { readonly label: string; readonly run: () => unknown };
};

type Toast = { readonly id: number; readonly words: ToastWords };

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

type Telling = {
  readonly topic?: string;
  /** Over the reason of a refusal, which stands alone without it. */
  readonly refused?: string;
};

/** Says what came of a change, for an action that answers it: what it has done, or why it was not made. */
export function showAnswer<Value>(
  answer: Answer<Value>,
  done: (value: Value) => ToastWords | null,
  { topic, refused }: Telling = {},
): Answer<Value> {
  const words = answer.ok ? done(answer.value) : refusalWords(answer.message, refused);
  if (words !== null) showToast({ ...(topic !== undefined && { topic }), ...words });
  return answer;
}

function refusalWords(message: string, refused: string | undefined): ToastWords {
  return refused === undefined
    ? { title: message, tone: "failure" }
    : { title: refused, description: message, tone: "failure" };
}

function closeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** What is shown now, the newest last; the same list until something changes. */
function shownToasts(): readonly Toast[] {
  return shown;
}

/** Tells of changes until the answer is called. */
function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** How long a toast stays, in milliseconds; hovering, focus or a hidden tab stops the clock. */
const lifetime = { success: 8_000, failure: 20_000 };

const none: readonly Toast[] = [];

/** Where toasts appear: once, in the layout around the desk's pages. */
export function Toaster() {
  const toasts = useSyncExternalStore(followToasts, shownToasts, () => none);
  const region = useRef<HTMLElement>(null);
  const isHeld = useIsHeld(region);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  return (
    <section className="toasts" aria-label="Notifications" ref={region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isHeld || isHidden} />
      ))}
    </section>
  );
}

/** Whether the pointer or the focus is in a part of the page. */
function useIsHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const part = region.current;
    if (part === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const begin of ["pointerenter", "focusin"])
      part.addEventListener(begin, () => setIsHeld(true), { signal });
    for (const end of ["pointerleave", "focusout"])
      part.addEventListener(end, () => setIsHeld(false), { signal });
    return () => listening.abort();
  }, [region]);
  return isHeld;
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function ToastCard({ toast: { id, words }, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { title, description, tone = "success", action } = words;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => closeToast(id), lifetime[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, isPaused]);
  return (
    <div className={`toast toast-${tone}`} role={tone === "failure" ? "alert" : "status"}>
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description !== undefined && <p>{description}</p>}
      </div>
      {action !== undefined && (
        <QuietButton
          label={action.label}
          run={() => {
            void Promise.resolve(action.run()).then(() => revalidate());
            closeToast(id);
          }}
        />
      )}
      <button
        className="toast-close"
        type="button"
        aria-label="Close"
        onClick={() => closeToast(id)}
      >
        ×
      </button>
    </div>
  );
}
