import { Input, Switch } from "@mantine/core";
import { lazy, Suspense, useState, type Ref } from "react";
import { Loading } from "../kit/desk-page.tsx";
import { counted } from "../kit/words.tsx";
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

const fieldId = "edit-body";

export function BodyField({ error, ...text }: BodyFieldProps) {
  const [isMarkdown, setMarkdown] = useState(false);
  const { body, change } = text;
  return (
    <Input.Wrapper
      id={fieldId}
      label="Body"
      description={`${counted(body.length, "character")}; up to 60,000`}
      error={error}
      inputWrapperOrder={["label", "input", "description", "error"]}
    >
      <Switch
        label="Show as Markdown"
        checked={isMarkdown}
        onChange={(event) => setMarkdown(event.currentTarget.checked)}
      />
      {isMarkdown ? (
        <Input
          component="textarea"
          multiline
          ff="monospace"
          rows={24}
          value={body}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <Suspense fallback={<Loading label="Loading the editor…" />}>
          <RichText
            {...text}
            labelledBy={`${fieldId}-label`}
            describedBy={error === undefined ? `${fieldId}-description` : `${fieldId}-error`}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
