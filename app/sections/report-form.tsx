import type { ReactNode } from "react";
import { reportLengths, reportMistake, type ReportField } from "../calls/mistakes.ts";
import type { TypedReport } from "../typed-report.ts";

/** The form of a report: plain, without script, and with what was typed where it was not taken. */
export function ReportForm({ typed, complaints, refusal }: TypedReport) {
  return (
    <form className="stack reader-form" method="post" action={reportMistake.path}>
      {refusal !== null && (
        <p className="alert alert-danger" role="alert">
          {refusal} What you typed is still here.
        </p>
      )}
      <Field name="page" label="Which page?" complaint={complaints.page}>
        <input
          {...describedBy("page", complaints.page)}
          defaultValue={typed.page}
          maxLength={reportLengths.page}
          required
          autoCapitalize="none"
        />
      </Field>
      <Field
        name="words"
        label="What is wrong?"
        complaint={complaints.words}
        hint="Do not write your name or number. Numbers of phones, Aadhaar and applications, dates of birth, mail addresses and @names are taken out before it is stored."
      >
        <textarea
          {...describedBy("words", complaints.words, true)}
          defaultValue={typed.words}
          rows={5}
          minLength={reportLengths.shortest}
          maxLength={reportLengths.words}
          required
        />
      </Field>
      <Field
        name="source"
        label="Where did you read it otherwise? (optional)"
        complaint={complaints.source}
        hint="An official page or notice helps us most."
      >
        <input
          {...describedBy("source", complaints.source, true)}
          defaultValue={typed.source}
          maxLength={reportLengths.source}
        />
      </Field>
      <p>
        <button className="button" type="submit">
          Send report
        </button>
      </p>
    </form>
  );
}

type FieldProps = {
  name: ReportField;
  label: string;
  /** What is to be changed. */
  complaint: string | undefined;
  hint?: string;
  children: ReactNode;
};

function Field({ name, label, complaint, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      {complaint !== undefined && (
        <p className="complaint" id={`${name}-complaint`}>
          {complaint}
        </p>
      )}
      {hint !== undefined && (
        <p className="quiet" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What belongs to a field for those who do not see it. */
function describedBy(name: ReportField, complaint: string | undefined, hasHint = false) {
  const ids = [
    ...(complaint === undefined ? [] : [`${name}-complaint`]),
    ...(hasHint ? [`${name}-hint`] : []),
  ];
  return {
    id: name,
    name,
    autoComplete: "off",
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(complaint !== undefined && { "aria-invalid": true }),
  };
}
