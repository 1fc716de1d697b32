import type { FieldMessages } from "../../calls/editing.ts";
import { counted } from "../phrases.ts";
import { tagsIn, type EditForm } from "./edit-form.ts";
import { focusOn } from "../focus.ts";

type EditFieldsProps = {
  form: EditForm;
  change: (part: Partial<EditForm>) => void;
  messages: FieldMessages;
  isReadOnly: boolean;
  /** Readers have it now, and can be told what is different. */
  isLive: boolean;
};

/** The parts of a post that can be edited by hand. */
export function EditFields({ form, change, messages, isReadOnly, isLive }: EditFieldsProps) {
  return (
    <>
      <TextField
        id="edit-title"
        label="Title"
        value={form.title}
        change={(title) => change({ title })}
        isReadOnly={isReadOnly}
        count={`${counted(form.title.length, "character")}; 3 to 110 are good`}
        error={messages.title}
      />
      <TextField
        id="edit-summary"
        label="Summary"
        rows={4}
        value={form.summary}
        change={(summary) => change({ summary })}
        isReadOnly={isReadOnly}
        count={`${counted(form.summary.length, "character")} as typed; up to 300 as read`}
        error={messages.hero_summary}
      />
      <TextField
        id="edit-tags"
        label="Tags"
        value={form.tags}
        change={(tags) => change({ tags })}
        isReadOnly={isReadOnly}
        hint="Separated by commas"
        count={`${counted(tagsIn(form.tags).length, "tag")}; 1 to 6 are good`}
        error={messages.tags}
      />
      <TextField
        id="edit-body"
        label="Body"
        rows={24}
        value={form.body}
        change={(body) => change({ body })}
        isReadOnly={isReadOnly}
        hint="Markdown. {{fact:…}} is a value that is looked up in the records; the preview shows it as it is read. A new figure is better written so than typed."
        count={`${counted(form.body.length, "character")}; up to 60,000`}
        error={messages.body_markdown}
      />
      <TextField
        id="edit-description"
        label="Search description"
        rows={3}
        value={form.description}
        change={(description) => change({ description })}
        isReadOnly={isReadOnly}
        count={`${counted(form.description.length, "character")} as typed; 50 to 160 as read`}
        error={messages.meta_description}
      />
      <TextField
        id="edit-image-url"
        label="Address of the image"
        value={form.imageUrl}
        change={(imageUrl) => change({ imageUrl })}
        isReadOnly={isReadOnly}
        hint="Empty for no image"
        error={messages.hero_image_url}
      />
      <TextField
        id="edit-image-alt"
        label="What the image shows"
        value={form.imageAlt}
        change={(imageAlt) => change({ imageAlt })}
        isReadOnly={isReadOnly}
        hint="For readers who cannot see it"
        count={`${counted(form.imageAlt.length, "character")}; up to 300`}
        error={messages.hero_image_alt}
      />
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
          <button
            className="desk-post-button"
            type="button"
            disabled={isReadOnly}
            onClick={() => remove(index)}
          >
            Remove<span className="visually-hidden"> reference {index + 1}</span>
          </button>
        </div>
      ))}
      {error !== undefined && <p className="error">{error}</p>}
      <p>
        <button
          className="button button-quiet"
          id="edit-add-reference"
          type="button"
          disabled={isReadOnly}
          onClick={() => change([...references, { title: "", url: "" }])}
        >
          Add a reference
        </button>
      </p>
    </fieldset>
  );
}

type TextFieldProps = {
  id: string;
  label: string;
  value: string;
  change: (text: string) => void;
  isReadOnly: boolean;
  /** How many rows; one line without it. */
  rows?: number;
  hint?: string;
  /** What is counted of it. */
  count?: string;
  error?: string | undefined;
};

/** A labelled text with what it is for, how long it is, and what is wrong with it. */
function TextField(props: TextFieldProps) {
  const { id, label, value, change, isReadOnly, rows, hint, count, error } = props;
  const described = [hint && `${id}-hint`, count && `${id}-count`, error && `${id}-error`];
  const common = {
    id,
    value,
    readOnly: isReadOnly,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : true,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...common} type="text" onChange={(event) => change(event.currentTarget.value)} />
      ) : (
        <textarea {...common} rows={rows} onChange={(event) => change(event.currentTarget.value)} />
      )}
      {hint !== undefined && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {count !== undefined && (
        <p className="quiet" id={`${id}-count`}>
          {count}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
