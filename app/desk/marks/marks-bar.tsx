import { Checkbox, Group } from "@mantine/core";
import { useRef } from "react";
import type { MarkCounts } from "../../../domain/review/marks-view.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { describeCounts, goToMark, isOpen, type NamedMark } from "./mark-names.ts";

export const countsId = "marks-counts";

type MarksBarProps = {
  marks: readonly NamedMark[];
  counts: MarkCounts;
  withSources: boolean;
  showSources: (isShown: boolean) => void;
};

export function MarksBar({ marks, counts, withSources, showSources }: MarksBarProps) {
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
