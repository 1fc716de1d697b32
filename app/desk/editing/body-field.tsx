import { Group, Switch, Textarea } from "@mantine/core";
import { lazy, Suspense, useState, type Ref } from "react";
import { Loading } from "../kit/desk-page.tsx";
import { counted } from "../phrases.ts";
import type { RichTextHandle } from "./rich-text/rich-text.tsx";

// Nearly half of the page's script: what stands around it is there before it.
const RichText = lazy(() => import("./rich-text/rich-text.tsx"));

type BodyFieldProps = {
  postId: string;
  body: string;
  change: (body: string) => void;
  error: string | undefined;
  handle: Ref<RichTextHandle>;
};

export function BodyField({ error, ...text }: BodyFieldProps) {
  const [isMarkdown, setMarkdown] = useState(false);
  const { body, change } = text;
  const describedBy = `edit-body-count${error === undefined ? "" : " edit-body-error"}`;
  return (
    <div className="edit-body-field">
      <Group justify="space-between">
        <label id="edit-body-label" htmlFor="edit-body">
          Body
        </label>
        <Switch
          label="Show as Markdown"
          checked={isMarkdown}
          onChange={(event) => setMarkdown(event.currentTarget.checked)}
        />
      </Group>
      {isMarkdown ? (
        <Textarea
          id="edit-body"
          className="edit-markdown"
          rows={24}
          value={body}
          aria-describedby={describedBy}
          error={error !== undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <Suspense fallback={<Loading label="Loading the editor…" />}>
          <RichText {...text} labelledBy="edit-body-label" describedBy={describedBy} />
        </Suspense>
      )}
      <p className="quiet" id="edit-body-count">
        {counted(body.length, "character")}; up to 60,000
      </p>
      {error !== undefined && (
        <p className="error" id="edit-body-error">
          {error}
        </p>
      )}
    </div>
  );
}
