import { NativeSelect, TagsInput } from "@mantine/core";
import type { EditForm } from "./unsaved-words.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { HeroField } from "./hero-field.tsx";
import { editFormId, FormField, TextField, type EditFieldsProps } from "./text-field.tsx";
import { postCategories } from "../../../content/post-categories.ts";

export function FieldsBeside(props: EditFieldsProps) {
  const { form, change, messages, isLive } = props;
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
      <FormField {...props} name="hero_summary" label="Summary" rows={3} counting={300} />
      <FormField
        {...props}
        name="meta_description"
        label="Search description"
        rows={3}
        hint="What search engines print under the title"
        counting={160}
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
      <HeroField {...props} />
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
          counting={300}
        />
      )}
    </>
  );
}

type Reference = EditForm["source_references"][number];

function ReferenceRows({ form, messages, change }: EditFieldsProps) {
  const { source_references: references } = form;
  const put = (rows: readonly Reference[]) => change({ source_references: rows });

  function replace(index: number, part: Partial<Reference>) {
    put(references.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  function remove(index: number) {
    put(references.toSpliced(index, 1));
    focusOn("edit-add-reference");
  }

  return (
    <fieldset className="field-group">
      <legend>References</legend>
      {references.map(({ title, url }, index) => (
        <div className="stack" key={index}>
          <TextField
            id={`edit-reference-${index + 1}-title`}
            label={`Title of reference ${index + 1}`}
            value={title}
            change={(text) => replace(index, { title: text })}
          />
          <TextField
            id={`edit-reference-${index + 1}-url`}
            label={`Address of reference ${index + 1}`}
            value={url}
            change={(text) => replace(index, { url: text })}
          />
          <RowButton
            label="Remove"
            aria-label={`Remove reference ${index + 1}`}
            run={() => remove(index)}
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
    </fieldset>
  );
}
