import { LabelledField } from "../kit/labelled-field.tsx";

/** The form of the whole post, also for fields that stand outside of it: Enter in one saves. */
export const editFormId = "edit-form";

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
export function TextField({ value, change, isReadOnly, rows, error, ...words }: TextFieldProps) {
  return (
    <LabelledField {...words} problem={error}>
      {(common) => {
        const shared = { ...common, form: editFormId, value, readOnly: isReadOnly };
        return rows === undefined ? (
          <input {...shared} type="text" onChange={(event) => change(event.currentTarget.value)} />
        ) : (
          <textarea
            {...{ ...shared, rows }}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      }}
    </LabelledField>
  );
}
