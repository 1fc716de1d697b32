type PasswordFieldProps = {
  id: string;
  label: string;
  /** A new one has a length to keep; the server decides. */
  kind: "current" | "new";
};

const minimumLength = 10;

export function PasswordField({ id, label, kind }: PasswordFieldProps) {
  const isNew = kind === "new";
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={id}
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        minLength={isNew ? minimumLength : undefined}
        aria-describedby={isNew ? `${id}-hint` : undefined}
        required
      />
      {isNew && (
        <p className="quiet" id={`${id}-hint`}>
          At least {minimumLength} characters.
        </p>
      )}
    </div>
  );
}
