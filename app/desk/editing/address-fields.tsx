import { postCategories } from "../../../domain/posts/post-categories.ts";
import { LabelledField } from "../kit/labelled-field.tsx";
import type { EditFieldsProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** Where a post stands among the others. */
export function CategoryField({ form, change, messages, isReadOnly }: EditFieldsProps) {
  return (
    <LabelledField id="edit-category" label="Category" problem={messages.category}>
      {(common) => (
        <select
          {...common}
          value={form.category}
          disabled={isReadOnly}
          onChange={(event) => change({ category: event.currentTarget.value })}
        >
          {Object.entries(postCategories).map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

/** Whose name is under it, and where it is found. */
export function AddressFields({ form, change, messages, isReadOnly, isLive }: EditFieldsProps) {
  return (
    <>
      <TextField
        id="edit-author"
        label="Author"
        value={form.author}
        change={(author) => change({ author })}
        isReadOnly={isReadOnly}
        hint="The name under the title; empty for none"
        error={messages.author}
      />
      <TextField
        id="edit-slug"
        label="Address"
        value={form.slug}
        change={(slug) => change({ slug })}
        isReadOnly={isReadOnly}
        hint={
          isLive
            ? "The last part of the post's address. Readers who come by the old one are led to the new one."
            : "The last part of the post's address: small letters, digits and hyphens"
        }
        error={messages.slug}
      />
    </>
  );
}
