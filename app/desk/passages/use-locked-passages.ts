import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useRootData } from "../../root-data.ts";
import { lockPassages } from "../calls/lock-passages.ts";
import { showToast } from "../toasts.tsx";

type LocksOf = {
  postId: string;
  token: string;
  revision: number;
  /** Numbers of the blocks that the server keeps; another list when they were read again. */
  locked: readonly number[];
};

/** The ticks of the list: each is saved at once, one call after the other, the latest state last. */
export function useLockedPassages({ postId, token, revision, locked }: LocksOf) {
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
      const wish = { postId, token, revision, blocks, seen };
      const answer = await lockPassages(wish, bearer);
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
