/** The heading of a page that one comes to from the dashboard, and the way back. */
export function DeskHeading({ title }: { title: string }) {
  return (
    <header className="desk-header">
      <h1>{title}</h1>
      <a className="button button-quiet" href="/admin/dashboard">
        Back to Dashboard
      </a>
    </header>
  );
}
