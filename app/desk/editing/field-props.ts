import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditForm } from "./edit-form.ts";

/** What the fields of a post are given. */
export type EditFieldsProps = {
  form: EditForm;
  change: (part: Partial<EditForm>) => void;
  messages: FieldMessages;
  isReadOnly: boolean;
  /** Readers have it now, and can be told what is different. */
  isLive: boolean;
};
