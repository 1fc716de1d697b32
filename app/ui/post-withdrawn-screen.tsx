/** A post that was public once and was taken back: its readers are told so, and led on. */
export function PostWithdrawnScreen() {
  return (
    <div className="screen">
      <h1>This article has been withdrawn</h1>
      <p className="lead">
        It was published here and is no longer offered. Please do not rely on copies of it: what
        holds now stands on our pages and on the official exam site.
      </p>
      <p className="cluster">
        <a className="button" href="/blog">
          Back to Blog
        </a>
        <a className="button button-quiet" href="/latest-updates">
          Latest Updates
        </a>
        <a className="button button-quiet" href="/important-dates">
          Important Dates
        </a>
      </p>
    </div>
  );
}
