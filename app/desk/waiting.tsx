/** A spinner with the words that say what is being waited for. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className="desk-waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
