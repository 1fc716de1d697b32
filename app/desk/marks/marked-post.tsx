import { Checkbox, Group } from "@mantine/core";
import { useMemo, useRef, useState, type ReactNode } from "react";
import type { MarkCounts, MarkedRevision } from "../../../domain/review/marks-view.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { keepFocus } from "../kit/focus.ts";
import type { ReviewedPost } from "../review-data.ts";
import { ReviewedPostView } from "../reviewed-post.tsx";
import { describeCounts, goToMark, isOpen, nameMarks, type NamedMark } from "./mark-names.ts";
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
    requestAnimationFrame(() => keepFocus(countsId));
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

const countsId = "marks-counts";

type MarksBarProps = {
  marks: readonly NamedMark[];
  counts: MarkCounts;
  withSources: boolean;
  showSources: (isShown: boolean) => void;
};

function MarksBar({ marks, counts, withSources, showSources }: MarksBarProps) {
  const last = useRef<string | null>(null);
  const open = marks.filter(isOpen);

  function walk(step: 1 | -1) {
    const at = open.findIndex(({ id }) => id === last.current);
    const from = at === -1 && step === -1 ? 0 : at;
    const next = open[(from + step + open.length) % open.length];
    if (next === undefined) return;
    last.current = next.id;
    goToMark(next.id);
  }

  return (
    <Group
      className="marks-bar"
      justify="space-between"
      role="group"
      aria-label="Marks in the text"
    >
      <div>
        <p id={countsId} role="status" tabIndex={-1}>
          {describeCounts(counts)}
        </p>
        {counts.verified > 0 && (
          <Checkbox
            label={`Show sources (${counts.verified})`}
            checked={withSources}
            onChange={(event) => showSources(event.currentTarget.checked)}
          />
        )}
      </div>
      {open.length > 0 && (
        <Group gap="xs">
          <QuietButton label="‹" aria-label="Previous" run={() => walk(-1)} />
          <Button label="Next" run={() => walk(1)} />
        </Group>
      )}
    </Group>
  );
}
