/** Says that readers have another version of the post on the screen. */
export function LiveNotice({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <div className="alert" role="note">
      <p>
        <strong>This article is live.</strong> What you see here is a change that waits beside it:
        readers keep <a href={address}>the published article</a> until you approve the change.
      </p>
    </div>
  );
}
