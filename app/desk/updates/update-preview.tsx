import { longIndianDate } from "../../../domain/shared/clock.ts";
import { arrowUpRight, Drawing } from "../../ui/drawing.tsx";
import type { TypedUpdate } from "./typed-update.ts";
import type { UpdateCheck } from "./use-update-check.ts";

type UpdatePreviewProps = {
  typed: TypedUpdate;
  check: UpdateCheck;
  /** The statements without a record that somebody has compared with the official notice. */
  confirmed: readonly string[];
  confirm: (sentences: readonly string[]) => void;
};

/** The update as readers get it, and what the checks say of it. */
export function UpdatePreview({ typed, check, confirmed, confirm }: UpdatePreviewProps) {
  return (
    <section className="stack" aria-labelledby="update-preview">
      <h3 id="update-preview">As readers see it</h3>
      {check.state === "none" && (
        <p className="quiet">Write a headline and a summary: the update then stands here.</p>
      )}
      {check.state === "refused" && <p className="alert alert-warning">{check.message}</p>}
      {check.state === "checked" && (
        <>
          <div className="card update">
            <p className="cluster quiet">
              <time dateTime={typed.day}>{longIndianDate(typed.day)}</time>{" "}
              {typed.isBreaking && <span className="badge badge-warning">Breaking</span>}
            </p>
            <h4>{typed.headline}</h4>
            <p>{check.found.shownSummary}</p>
            {typed.link !== "" && (
              <p className="arrow-link">
                Read More
                <Drawing path={arrowUpRight} />
              </p>
            )}
          </div>
          <Findings found={check.found} confirmed={confirmed} confirm={confirm} />
        </>
      )}
    </section>
  );
}

type Found = Extract<UpdateCheck, { state: "checked" }>["found"];

/** What stops publication, then what a person has to know. */
function Findings({
  found: { refused, toConfirm, deadLink },
  confirmed,
  confirm,
}: { found: Found } & Pick<UpdatePreviewProps, "confirmed" | "confirm">) {
  if (refused.length + toConfirm.length === 0 && deadLink === null)
    return <p>The checks found nothing to object to.</p>;
  return (
    <>
      {refused.length > 0 && (
        <div className="alert alert-danger">
          <p>
            <strong>Cannot be published like this</strong>
          </p>
          <Sentences of={refused} />
        </div>
      )}
      {deadLink !== null && <p className="alert alert-warning">{deadLink}</p>}
      {toConfirm.length > 0 && (
        <div className="alert alert-warning">
          <p>
            <strong>No record answers this: compare it with the official notice</strong>
          </p>
          {toConfirm.map(({ sentence, why }) => (
            <label className="checks-tick" key={sentence}>
              <input
                type="checkbox"
                checked={confirmed.includes(sentence)}
                onChange={(event) => {
                  const others = confirmed.filter((one) => one !== sentence);
                  confirm(event.currentTarget.checked ? [...others, sentence] : others);
                }}
              />
              <span>
                I have compared it: “{sentence}” {why}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}

function Sentences({ of }: { of: Found["refused"] }) {
  return (
    <ul>
      {of.map(({ sentence, why }, index) => (
        <li key={index}>
          “{sentence}” {why}
        </li>
      ))}
    </ul>
  );
}
