import { longIndianDate } from "../../domain/shared/clock.ts";

type RecordSourceProps = {
  source: { readonly title: string; readonly url: string };
  /** ISO day. */
  checkedOn: string;
  note: string | null;
};

/** Where a record can be looked up, when it was compared with that, and what is to be known of it. */
export function RecordSource({ source, checkedOn, note }: RecordSourceProps) {
  return (
    <>
      <p className="quiet">
        Source:{" "}
        <a href={source.url} target="_blank" rel="noopener">
          {source.title}
        </a>
        , checked on {longIndianDate(checkedOn)}.
      </p>
      {note !== null && <p className="quiet">{note}</p>}
    </>
  );
}
