import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useRootData } from "../../root-data.ts";
import { lockPassages } from "../calls/lock-passages.ts";
import { showToast } from "../toasts.tsx";

type LocksOf = {
  postId: string;
  token: string;
  revision: number;
  /** Numbers of the blocks that the server keeps. */
  locked: readonly number[];
};

/** The ticks of the list: each is saved at once, one call after the other, the latest state last. */
export function useLockedPassages({ postId, token, revision, locked }: LocksOf) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(locked));
  const [message, setMessage] = useState("");
  const wanted = useRef(chosen);
  const isSaving = useRef(false);
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();

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
    let saved: ReadonlySet<number> = new Set(locked);
    for (;;) {
      const asked = wanted.current;
      const blocks = [...asked];
      const wish = { postId, token, revision, blocks, seen: [...saved] };
      const answer = await lockPassages(wish, bearer);
      if (!answer.ok) {
        show(saved);
        setMessage(`Not saved. ${answer.message}`);
        const title = "Not saved";
        showToast({ topic: "passages", tone: "failure", title, description: answer.message });
        break;
      }
      saved = new Set(answer.value.locked);
      // Ticked meanwhile: that is saved too, before anything is said, with what others have ticked.
      if (wanted.current !== asked) {
        const others = answer.value.locked.filter((number) => !asked.has(number));
        show(new Set([...wanted.current, ...others]));
        continue;
      }
      show(saved);
      setMessage(`Saved. ${answer.value.message}`);
      break;
    }
    isSaving.current = false;
    await revalidate();
  }

  return { chosen, toggle, message };
}
