type RowButtonProps = {
  label: string;
  /** What names the row, for those who do not see it. */
  about: string;
  isBusy: boolean;
  run: () => void;
};

/** One of the ways on of a row. While the server is at work it is off, and keeps the focus. */
export function RowButton({ label, about, isBusy, run }: RowButtonProps) {
  return (
    <button
      className="desk-post-button"
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) run();
      }}
    >
      {label}
      <span className="visually-hidden">: {about}</span>
    </button>
  );
}
