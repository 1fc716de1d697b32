import type { ComponentProps } from "react";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import type { EditForm } from "./edit-form.ts";

/** The form of the whole post, also for fields that stand outside of it: Enter in one saves. */
export const editFormId = "edit-form";

type TextFieldProps = Omit<ComponentProps<typeof TypedField>, "form">;

/** A text that belongs to the form of the post. */
export function TextField(props: TextFieldProps) {
  return <TypedField {...props} form={editFormId} />;
}

/** What the fields of a post are given. */
export type EditFieldsProps = {
  form: EditForm;
  change: (part: Partial<EditForm>) => void;
  messages: FieldMessages;
  /** Readers have it now, and can be told what is different. */
  isLive: boolean;
};

type Names = Exclude<keyof EditForm, "tags" | "source_references">;

type FormFieldProps = EditFieldsProps &
  Pick<TextFieldProps, "label" | "hint" | "rows"> & {
    name: Names;
    /** How long it may be. */
    counting?: number;
  };

/** One part of the post by its name, with its length and what is wrong with it. */
export function FormField({ name, counting, label, hint, rows, ...of }: FormFieldProps) {
  const { form, change, messages } = of;
  const text = form[name];
  return (
    <TextField
      label={label}
      hint={hint}
      rows={rows}
      id={`edit-${name}`}
      value={text}
      change={(typed) => change({ [name]: typed })}
      count={counting === undefined ? undefined : `${text.length} / ${counting}`}
      problem={name === "readerNote" ? undefined : messages[name]}
    />
  );
}
