import type { ComponentProps } from "react";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import type { EditForm } from "./unsaved-words.ts";

/** The form of the whole post, also for fields that stand outside of it: Enter in one saves. */
export const editFormId = "edit-form";

type TextFieldProps = Omit<ComponentProps<typeof TypedField>, "form">;

export function TextField(props: TextFieldProps) {
  return <TypedField {...props} form={editFormId} />;
}

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

export function FormField({ name, counting, label, hint, rows, ...of }: FormFieldProps) {
  const { form, change, messages } = of;
  const text = form[name];
  const count = counting && `${text.length} / ${counting}`;
  return (
    <TextField
      label={label}
      hint={[hint, count].filter(Boolean).join(" · ")}
      rows={rows}
      id={`edit-${name}`}
      value={text}
      change={(typed) => change({ [name]: typed })}
      problem={name === "readerNote" ? undefined : messages[name]}
    />
  );
}
