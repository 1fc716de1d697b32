import { useEffect, useState } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { checkUpdate } from "../../calls/updates-schema.ts";
import { arrowUpRight, Drawing } from "../../ui/drawing.tsx";
import { Badge } from "../kit/badge.tsx";
import type { Answer } from "../kit/call.ts";
import { TickField } from "../kit/desk-form.tsx";
import { attempt } from "../kit/office-access.ts";
import { comparedPrefix, type TypedUpdate, updateInput } from "./update-commands.ts";

type Found = AnswerOf<typeof checkUpdate>;

/** How long nobody has typed before the server is asked, in milliseconds. */
const rest = 600;

export function UpdatePreview({ typed }: { typed: TypedUpdate }) {
  const [check, setCheck] = useState<Answer<Found>>();
  const { headline = "", summary = "", day = "", link = "" } = typed;
  const isWritten = headline.trim() !== "" && summary.trim() !== "";
  const text = JSON.stringify(typed);

  useEffect(() => {
    if (!isWritten) return;
    let isStale = false;
    const timer = setTimeout(() => {
      const input = updateInput(JSON.parse(text) as TypedUpdate);
      void attempt(checkUpdate, input).then((answer) => {
        if (!isStale) setCheck(answer);
      });
    }, rest);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, isWritten]);

  return (
    <section className="stack" aria-labelledby="update-preview">
      <h3 id="update-preview">As readers see it</h3>
      {!isWritten || check === undefined ? (
        <p className="quiet">Write a headline and a summary: the update then stands here.</p>
      ) : !check.ok ? (
        <p className="alert alert-warning">{check.message}</p>
      ) : (
        <>
          <div className="card update">
            <p className="cluster quiet">
              <time dateTime={day}>{longIndianDate(day)}</time>{" "}
              {typed["isBreaking"] === "on" && <Badge tone="warning">Breaking</Badge>}
            </p>
            <h4>{headline}</h4>
            <p>{check.value.shownSummary}</p>
            {link !== "" && (
              <p className="arrow-link">
                Read More
                <Drawing path={arrowUpRight} />
              </p>
            )}
          </div>
          <Findings of={check.value} />
        </>
      )}
    </section>
  );
}

function Findings({ of: { refused, toConfirm, deadLink } }: { of: Found }) {
  if (refused.length + toConfirm.length === 0 && deadLink === null)
    return <p>The checks found nothing to object to.</p>;
  return (
    <>
      {refused.length > 0 && (
        <div className="alert alert-danger">
          <p>
            <strong>Cannot be published like this</strong>
          </p>
          <ul>
            {refused.map(({ sentence, why }) => (
              <li key={sentence + why}>
                “{sentence}” {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {deadLink !== null && <p className="alert alert-warning">{deadLink}</p>}
      {toConfirm.length > 0 && (
        <div className="alert alert-warning">
          <p>
            <strong>No fact of ours answers this: compare it with the official notice</strong>
          </p>
          {toConfirm.map(({ sentence, why }) => (
            <TickField
              name={comparedPrefix + sentence}
              label={`I have compared it: “${sentence}” ${why}`}
              key={sentence}
            />
          ))}
        </div>
      )}
    </>
  );
}
