import { counted } from "../phrases.ts";
import type { EditForm } from "./edit-form.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import type { Admin } from "../kit/office-access.ts";
import { AddressFields, CategoryField } from "./address-fields.tsx";
import type { EditFieldsProps } from "./field-props.ts";
import { HeroField } from "./hero-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { TextField } from "./text-field.tsx";

/** What stands above the text of a post. */
export function FieldsAbove({ form, change, messages, isReadOnly }: EditFieldsProps) {
  return (
    <TextField
      id="edit-title"
      label="Title"
      value={form.title}
      change={(title) => change({ title })}
      isReadOnly={isReadOnly}
      count={`${counted(form.title.length, "character")}; 3 to 110 are good`}
      error={messages.title}
    />
  );
}

/** What stands beside it: its category and summary, how the post is found, its picture, its references. */
export function FieldsBeside(props: EditFieldsProps & { admin: Admin }) {
  const { admin, form, change, messages, isReadOnly, isLive } = props;
  return (
    <>
      <CategoryField {...props} />
      <TextField
        id="edit-summary"
        label="Summary"
        rows={3}
        value={form.summary}
        change={(summary) => change({ summary })}
        isReadOnly={isReadOnly}
        count={`${counted(form.summary.length, "character")} as typed; up to 300 as read`}
        error={messages.hero_summary}
      />
      <TextField
        id="edit-description"
        label="Search description"
        rows={3}
        value={form.description}
        change={(description) => change({ description })}
        isReadOnly={isReadOnly}
        hint="What search engines print under the title"
        count={`${counted(form.description.length, "character")} as typed; 50 to 160 as read`}
        error={messages.meta_description}
      />
      <TagsField
        tags={form.tags}
        change={(tags) => change({ tags })}
        isReadOnly={isReadOnly}
        error={messages.tags}
      />
      <HeroField {...{ admin, form, change, messages, isReadOnly }} />
      <AddressFields {...props} />
      <ReferenceRows
        references={form.references}
        change={(references) => change({ references })}
        isReadOnly={isReadOnly}
        error={messages.source_references}
      />
      {isLive && (
        <TextField
          id="edit-reader-note"
          label="What readers should be told (optional)"
          rows={2}
          value={form.readerNote}
          change={(readerNote) => change({ readerNote })}
          isReadOnly={isReadOnly}
          hint="Printed under the article with its date, once the change is published"
          count={`${counted(form.readerNote.length, "character")}; up to 300`}
        />
      )}
    </>
  );
}

type References = EditForm["references"];

type ReferenceRowsProps = {
  references: References;
  change: (references: References) => void;
  isReadOnly: boolean;
  error: string | undefined;
};

/** Where readers can look things up: a title and an address each. */
function ReferenceRows({ references, change, isReadOnly, error }: ReferenceRowsProps) {
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
            isReadOnly={isReadOnly}
          />
          <TextField
            id={`edit-reference-${index + 1}-url`}
            label={`Address of reference ${index + 1}`}
            value={url}
            change={(text) => replace(index, { url: text })}
            isReadOnly={isReadOnly}
          />
          <RowButton
            label={
              <>
                Remove<span className="visually-hidden"> reference {index + 1}</span>
              </>
            }
            disabled={isReadOnly}
            run={() => remove(index)}
          />
        </div>
      ))}
      {error !== undefined && <p className="error">{error}</p>}
      <p>
        <QuietButton
          label="Add a reference"
          id="edit-add-reference"
          disabled={isReadOnly}
          run={() => change([...references, { title: "", url: "" }])}
        />
      </p>
    </fieldset>
  );
}
