import type { ReactNode } from "react";

type ErrorCardProps = { title: string; message: string; children?: ReactNode };

/** A page that could not do its work: what happened, and the ways on. */
export function ErrorCard({ title, message, children }: ErrorCardProps) {
  return (
    <div className="desk-middle">
      <section className="card desk-error" aria-labelledby="error-title">
        <h1 className="desk-card-title" id="error-title">
          {title}
        </h1>
        <p role="alert">{message}</p>
        {children !== undefined && <div className="cluster">{children}</div>}
      </section>
    </div>
  );
}
