type PreviewBannerProps = {
  /** What the approval names: the post, and the token of the revision on the screen. Null when the link does not allow it. */
  approval: { postId: string; token: string } | null;
  /** Null when the link does not allow corrections. */
  editAddress: string | null;
  /** The AI is at work: what is on the screen will soon be replaced. */
  isBusy: boolean;
};

/** Says what this is, and offers what the reviewer may do with it. */
export function PreviewBanner({ approval, editAddress, isBusy }: PreviewBannerProps) {
  return (
    <div className="desk-banner" role="region" aria-label="Review">
      <div>
        <p className="desk-banner-title">DRAFT PREVIEW</p>
        <p>This is a preview - not yet published</p>
      </div>
      <div className="cluster">
        {editAddress !== null && (
          <a className="button button-quiet" href={editAddress}>
            Edit
          </a>
        )}
        {/* A plain form: the browser goes to the publish call, which leads on to the approve page. */}
        {approval !== null && (
          <form action="/functions/publish-blog" method="get">
            <input type="hidden" name="postId" value={approval.postId} />
            <input type="hidden" name="token" value={approval.token} />
            <button className="button" type="submit" disabled={isBusy}>
              Approve &amp; Publish
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
