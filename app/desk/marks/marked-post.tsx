import { useMemo, useState, type ReactNode } from "react";
import type { MarkedRevision } from "../../../domain/review/marks-view.ts";
import { ReviewedPostView, type ReviewedPost } from "../reviewed-post.tsx";
import { nameMarks, type NamedMark } from "./mark-names.ts";
import { countsId, MarksBar } from "./marks-bar.tsx";
import { MarkSheet } from "./mark-sheet.tsx";
import type { Settle } from "./use-settling.ts";

type MarkedPostProps = {
  post: ReviewedPost;
  image: { readonly url: string; readonly alt: string } | null;
  marked: MarkedRevision & { readonly blocks: readonly number[] };
  titleLevel: "h1" | "h2";
  settle: Settle | null;
  children?: ReactNode;
};

export function MarkedPost(props: MarkedPostProps) {
  const { post, image, marked, titleLevel, settle, children } = props;
  const [withSources, setWithSources] = useState(false);
  const [opened, setOpened] = useState<NamedMark | null>(null);
  const named = useMemo(() => nameMarks(marked.marks), [marked.marks]);
  const shown = useMemo(
    () => named.filter(({ look }) => withSources || look !== "verified"),
    [named, withSources],
  );

  function close() {
    setOpened(null);
    // The mark may have gone with its decision, and with it a keyboard's place.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(countsId)?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      <MarksBar
        marks={named}
        counts={marked.counts}
        withSources={withSources}
        showSources={setWithSources}
      />
      {children}
      <ReviewedPostView
        post={post}
        image={image}
        titleLevel={titleLevel}
        marks={shown}
        blocks={marked.blocks}
        open={setOpened}
      />
      {opened !== null && <MarkSheet mark={opened} settle={settle} close={close} />}
    </>
  );
}
