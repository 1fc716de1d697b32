import type { EditForm } from "./edit-form.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { HeroField } from "./hero-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { FormField, TextField, type EditFieldsProps } from "./text-field.tsx";
import { postCategories } from "../../../content/post-categories.ts";
import { LabelledField, SelectInput } from "../kit/labelled-field.tsx";

/** What stands above the text of a post. */
export function FieldsAbove(props: EditFieldsProps) {
  return <FormField {...props} name="title" label="Title" counting={110} />;
}

/** What stands beside it: its category and summary, how the post is found, its picture, its references. */
export function FieldsBeside(props: EditFieldsProps) {
  const { form, change, messages, isLive } = props;
  return (
    <>
      <CategoryField {...props} />
      <FormField {...props} name="hero_summary" label="Summary" rows={3} counting={300} />
      <FormField
        {...props}
        name="meta_description"
        label="Search description"
        rows={3}
        hint="What search engines print under the title"
        counting={160}
      />
      <TagsField tags={form.tags} change={(tags) => change({ tags })} error={messages.tags} />
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
      <ReferenceRows
        references={form.source_references}
        change={(source_references) => change({ source_references })}
        error={messages.source_references}
      />
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

type References = EditForm["source_references"];

type ReferenceRowsProps = {
  references: References;
  change: (references: References) => void;
  error: string | undefined;
};

/** Where readers can look things up: a title and an address each. */
function ReferenceRows({ references, change, error }: ReferenceRowsProps) {
  function replace(index: number, part: Partial<References[number]>) {
    change(references.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  function remove(index: number) {
    change(references.toSpliced(index, 1));
    focusOn("edit-add-reference");
  }

  return (
    <fieldset className="field-group">
      <legend>References</legend>
      {references.map(({ title, url }, index) => (
        <div className="edit-reference" key={index}>
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
      {error !== undefined && <p className="error">{error}</p>}
      <p>
        <QuietButton
          label="Add a reference"
          id="edit-add-reference"
          run={() => change([...references, { title: "", url: "" }])}
        />
      </p>
    </fieldset>
  );
}

/** Where a post stands among the others. */
function CategoryField({ form, change, messages }: EditFieldsProps) {
  return (
    <LabelledField id="edit-category" label="Category" problem={messages.category}>
      {(common) => (
        <SelectInput
          {...common}
          value={form.category}
          onChange={(event) => change({ category: event.currentTarget.value })}
        >
          {Object.entries(postCategories).map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
    </LabelledField>
  );
}
