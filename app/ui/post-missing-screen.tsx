/** A post that is not published, or is no more (spec section 2). */
export function PostMissingScreen() {
  return (
    <div className="screen">
      <h1>Blog Post Not Found</h1>
      <p className="lead">
        The blog post you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <p>
        <a className="button" href="/blog">
          Back to Blog
        </a>
      </p>
    </div>
  );
}
