import { ErrorCard } from "./error-card.tsx";

/** A review link that does not open: what the server says of it, and where a new one comes from. */
export function ReviewError({ title, message }: { title: string; message: string }) {
  return (
    <ErrorCard title={title} message={message}>
      <p className="quiet">The admin dashboard has the newest link to each draft.</p>
      <a className="button button-quiet" href="/admin/dashboard">
        Back to Dashboard
      </a>
    </ErrorCard>
  );
}
