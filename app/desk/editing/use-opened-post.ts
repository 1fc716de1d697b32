import { useCallback, useEffect, useRef, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import { readEditable } from "../calls/edit-post.ts";

type Opened = Awaited<ReturnType<typeof readEditable>>;

/** The newest revision of a post as the server has it; null until it answers. */
export function useOpenedPost(admin: Admin, postId: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const turn = useRef(0);

  const open = useCallback(async () => {
    const mine = ++turn.current;
    const answer = await asAdmin(admin, (bearer) => readEditable(postId, bearer));
    if (mine !== turn.current) return;
    // A session that is looked at again must not take away what is being edited.
    setOpened((known) => (known?.ok === true ? known : answer));
  }, [admin, postId]);

  useEffect(() => void open(), [open]);

  return { opened, retry: () => void open() };
}
