import { Fieldset, NativeSelect, TagsInput, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { postCategories } from "../../../content/post-categories.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import type { EditForm } from "./unsaved-words.ts";

const PictureChoice = lazy(() => import("../pictures/picture-picker.tsx"));

/** The form of the whole post, also for fields that stand outside of it: Enter in one saves. */
export const editFormId = "edit-form";

type EditFieldsProps = {
  form: EditForm;
  change: (part: Partial<EditForm>) => void;
  messages: FieldMessages;
  isLive: boolean;
};

type FormFieldProps = EditFieldsProps & {
  name: Exclude<keyof EditForm, "tags" | "source_references">;
  label: string;
  hint?: string;
  rows?: number;
  limit?: number;
};

export function FormField(props: FormFieldProps) {
  const { form, change, messages, name, label, hint, rows, limit } = props;
  const count = limit && `${form[name].length} / ${limit}`;
  const field = {
    form: editFormId,
    id: `edit-${name}`,
    label,
    description: [hint, count].filter(Boolean).join(" · "),
    error: name === "readerNote" ? undefined : messages[name],
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  };
  return rows === undefined ? <TextInput {...field} /> : <Textarea {...field} rows={rows} />;
}

export function FieldsBeside(props: EditFieldsProps) {
  const { form, change, messages, isLive } = props;
  const [isChoosing, setChoosing] = useState(false);
  const hasPicture = form.hero_image_url !== "";
  return (
    <>
      <NativeSelect
        id="edit-category"
        label="Category"
        error={messages.category}
        value={form.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
        data={Object.entries(postCategories).map(([value, label]) => ({ value, label }))}
      />
      <FormField {...props} name="hero_summary" label="Summary" rows={3} limit={300} />
      <FormField
        {...props}
        name="meta_description"
        label="Search description"
        rows={3}
        hint="What search engines print under the title"
        limit={160}
      />
      <TagsInput
        id="edit-tags"
        label="Tags"
        description={`${form.tags.length} / 6. Press Enter or type a comma to add a tag.`}
        error={messages.tags}
        form={editFormId}
        autoComplete="off"
        acceptValueOnBlur
        value={[...form.tags]}
        onChange={(tags) => change({ tags })}
      />
      <Fieldset className="stack" legend="Picture above the text">
        {hasPicture && messages.hero_image_url === undefined && (
          <img src={form.hero_image_url} alt={form.hero_image_alt} />
        )}
        <div className="cluster">
          <QuietButton label="Choose a picture" run={() => setChoosing(true)} />
          {hasPicture && (
            <QuietButton
              label="Remove the picture"
              run={() => change({ hero_image_url: "", hero_image_alt: "" })}
            />
          )}
        </div>
        <FormField
          {...props}
          name="hero_image_url"
          label="Address of the picture"
          hint="Optional"
        />
        <FormField
          {...props}
          name="hero_image_alt"
          label="What the picture shows"
          hint="For readers who cannot see it"
          limit={300}
        />
        {isChoosing && (
          <Suspense>
            <PictureChoice
              onClose={() => setChoosing(false)}
              onPick={({ url, alt }) => {
                change({ hero_image_url: url, hero_image_alt: alt });
                setChoosing(false);
              }}
            />
          </Suspense>
        )}
      </Fieldset>
      <FormField {...props} name="author" label="Author" hint="Shown under the title (optional)" />
      <FormField
        {...props}
        name="slug"
        label="Address"
        hint={
          isLive
            ? "The last part of the post's address. Readers who come by the old one are led to the new one."
            : "The last part of the post's address: small letters, digits and hyphens"
        }
      />
      <ReferenceRows {...props} />
      {isLive && (
        <FormField
          {...props}
          name="readerNote"
          label="What readers should be told (optional)"
          rows={2}
          hint="Printed under the article with its date, once the change is published"
          limit={300}
        />
      )}
    </>
  );
}

type Reference = EditForm["source_references"][number];

const referenceParts = [
  ["title", "Title"],
  ["url", "Address"],
] as const;

function ReferenceRows({ form, messages, change }: EditFieldsProps) {
  const { source_references: references } = form;
  const put = (rows: readonly Reference[]) => change({ source_references: rows });
  return (
    <Fieldset className="stack" legend="References">
      {references.map((reference, index) => (
        <div className="stack" key={index}>
          {referenceParts.map(([part, label]) => (
            <TextInput
              key={part}
              form={editFormId}
              label={`${label} of reference ${index + 1}`}
              value={reference[part]}
              onChange={(event) =>
                put(references.with(index, { ...reference, [part]: event.currentTarget.value }))
              }
            />
          ))}
          <RowButton
            label="Remove"
            aria-label={`Remove reference ${index + 1}`}
            run={() => {
              put(references.toSpliced(index, 1));
              focusOn("edit-add-reference");
            }}
          />
        </div>
      ))}
      {messages.source_references !== undefined && (
        <p className="error">{messages.source_references}</p>
      )}
      <p>
        <QuietButton
          label="Add a reference"
          id="edit-add-reference"
          run={() => put([...references, { title: "", url: "" }])}
        />
      </p>
    </Fieldset>
  );
}
