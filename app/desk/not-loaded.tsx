type NotLoadedProps = {
  /** What is missing, as a sentence begins with it: `The posts`, `Recent work`. */
  what: string;
  /** Why, as the call says it. */
  reason: string;
  retry: () => void;
};

/** Something of the desk that could not be read, with the way to try again. */
export function NotLoaded({ what, reason, retry }: NotLoadedProps) {
  return (
    <div className="alert alert-danger" role="alert">
      <p>
        {what} could not be loaded. {reason}
      </p>
      <p>
        <button className="button button-quiet" type="button" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
