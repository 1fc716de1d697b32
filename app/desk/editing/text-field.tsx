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
export function TextField(props: TextFieldProps) {
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
