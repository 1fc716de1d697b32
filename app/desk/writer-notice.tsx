/** What writes the drafts; `model` is null when none is behind it. */
export type WriterFacts = { readonly provider: string; readonly model: string | null };

/** Says plainly whether a model is at work, so that nobody takes a composed draft for a written one. */
export function WriterNotice({ provider, model }: WriterFacts) {
  if (provider !== "offline")
    return (
      <p className="quiet">
        Drafts are written by {model ?? "a model"} ({provider}).
      </p>
    );
  return (
    <div className="alert alert-warning">
      <p>
        <strong>No AI model is configured.</strong> Drafts are composed from this site&apos;s own
        checked records. To have them written by a model, set <code>AI_PROVIDER</code>.
      </p>
    </div>
  );
}
