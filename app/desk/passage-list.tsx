import { useMemo, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedPassage } from "../../domain/review/checks/passage-locks.ts";
import { useHydrated } from "./kit/use-hydrated.ts";
import { useRootData } from "../root-data.ts";
import { lockPassages } from "../calls/review.ts";
import { call } from "./kit/call.ts";
import { showToast } from "./kit/toasts.tsx";

type PassageListProps = {
  postId: string;
  token: string;
  /** The revision on the screen. */
  revision: number;
  passages: readonly ListedPassage[];
};

/** Which passages the AI has to leave as they are, to be ticked. */
export function PassageList({ postId, token, revision, passages }: PassageListProps) {
  const hydrated = useHydrated();
  const locked = useMemo(
    () => passages.filter(({ isLocked }) => isLocked).map(({ number }) => number),
    [passages],
  );
  const { chosen, toggle, message } = useLockedPassages({ postId, token, revision, locked });
  return (
    <section className="card" aria-labelledby="passages-title">
      <details className="disclosure passages">
        <summary>
          <h2 className="desk-card-title" id="passages-title">
            Passages to keep as they are
          </h2>
          <span className="quiet">
            {chosen.size} of {passages.length} kept
          </span>
        </summary>
        <fieldset className="passages-list" disabled={!hydrated}>
          <legend className="quiet">
            What is ticked stays letter for letter whenever the AI regenerates the post. Each tick
            is saved at once.
          </legend>
          {passages.map(({ number, kind, words }) => (
            <label key={number} className="passages-item">
              <input type="checkbox" checked={chosen.has(number)} onChange={() => toggle(number)} />
              <span>
                <span className="eyebrow">{kind}</span> {words}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      <p className="quiet" role="status">
        {message}
      </p>
    </section>
  );
}

type LocksOf = {
  postId: string;
  token: string;
  revision: number;
  /** Numbers of the blocks that the server keeps; another list when they were read again. */
  locked: readonly number[];
};

/** The ticks of the list: each is saved at once, one call after the other, the latest state last. */
function useLockedPassages({ postId, token, revision, locked }: LocksOf) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(locked));
  const [message, setMessage] = useState("");
  const wanted = useRef(chosen);
  /** What is kept, as the server has said last. */
  const saved = useRef(chosen);
  const isSaving = useRef(false);
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // The answer of a call under way is newer.
    if (isSaving.current) return;
    saved.current = wanted.current = new Set(locked);
    setChosen(saved.current);
  }, [locked]);

  function toggle(number: number) {
    const next = new Set(wanted.current);
    if (!next.delete(number)) next.add(number);
    show(next);
    setMessage("Saving…");
    if (!isSaving.current) void save();
  }

  function show(numbers: ReadonlySet<number>) {
    wanted.current = numbers;
    setChosen(numbers);
  }

  async function save() {
    isSaving.current = true;
    for (;;) {
      const asked = wanted.current;
      const [blocks, seen] = [[...asked], [...saved.current]];
      const input = { postId, token, revision, blocks, seen };
      const answer = await call(lockPassages, input, { bearer });
      if (!answer.ok) {
        show(saved.current);
        setMessage(`Not saved. ${answer.message}`);
        const title = "Not saved";
        showToast({ topic: "passages", tone: "failure", title, description: answer.message });
        break;
      }
      saved.current = new Set(answer.value.locked);
      const next = new Set(saved.current);
      for (const number of wanted.current) if (!asked.has(number)) next.add(number);
      for (const number of asked) if (!wanted.current.has(number)) next.delete(number);
      const isDone = wanted.current === asked;
      show(next);
      // Ticked or freed meanwhile: that is saved too, before anything is said.
      if (!isDone) continue;
      setMessage(`Saved. ${answer.value.message}`);
      break;
    }
    isSaving.current = false;
    await revalidate();
  }

  return { chosen, toggle, message };
}
