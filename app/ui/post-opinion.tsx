/** The id of the thanks, which stand there only for whom the address names them. */
export const thanksId = "thanks";

/** "Was this useful?": a form that needs neither script nor a cookie; the page is the same for everybody, thanked or not. */
export function PostOpinion({ slug }: { slug: string }) {
  return (
    <form
      className="cluster opinion"
      method="post"
      action="/functions/post-opinion"
      aria-labelledby="opinion"
    >
      <input type="hidden" name="post" value={slug} />
      <strong id="opinion">Was this useful?</strong>
      <button className="button button-quiet" name="answer" value="yes">
        Yes
      </button>
      <button className="button button-quiet" name="answer" value="no">
        No
      </button>
      <p id={thanksId} role="status">
        Thank you for your answer.
      </p>
    </form>
  );
}
