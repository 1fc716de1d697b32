import { focusOn } from "../focus.ts";
import type { EditForm } from "./edit-form.ts";
import { TextField } from "./text-field.tsx";

type References = EditForm["references"];

type ReferenceRowsProps = {
  references: References;
  change: (references: References) => void;
  isReadOnly: boolean;
  error: string | undefined;
};

/** Where readers can look things up: a title and an address each. */
export function ReferenceRows({ references, change, isReadOnly, error }: ReferenceRowsProps) {
  function replace(index: number, part: Partial<References[number]>) {
    change(references.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  function remove(index: number) {
    change(references.toSpliced(index, 1));
    focusOn("edit-add-reference");
  }

  return (
    <fieldset className="edit-references">
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
