import { useCallback, useState } from "react";
import type { OutputOf } from "../../calls/endpoint.ts";
import { answerDeadLink, listDeadLinks } from "../../calls/dead-links-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { focusOn } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";

type DeadLink = OutputOf<typeof listDeadLinks>["links"][number];

/** Links that readers follow in vain, with the texts that have them. */
export function DeadLinks({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, listDeadLinks, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);

  async function answer(address: string, action: "dismiss" | "try-again"): Promise<void> {
    setBusy(true);
    const answered = await callAsAdmin(admin, answerDeadLink, { address, action });
    await refresh();
    setBusy(false);
    focusOn("dead-links");
    showToast(
      answered.ok
        ? { title: answered.value.message, topic: "dead-links" }
        : { title: answered.message, tone: "failure", topic: "dead-links" },
    );
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="Links that lead nowhere" />
      {failure !== null && (
        <NotLoaded what="The links" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the links…" />}
      {value !== null && (
        <section className="stack" aria-labelledby="dead-links">
          <h2 id="dead-links" tabIndex={-1}>
            {counted(value.links.length, "link")} to look at
          </h2>
          <p className="quiet">{value.isOn ? howOften : switchedOff}</p>
          <ul className="update-rows">
            {value.links.map((link) => (
              <DeadLinkItem
                link={link}
                isBusy={isBusy}
                answer={(action) => void answer(link.address, action)}
                key={link.address}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const howOften =
  "Each link of a live post or update to another site is looked at about once a week. It stands here when it has failed twice, on two days.";
const switchedOff =
  "Links to other sites are not looked at here: whoever runs the server has not switched it on.";

type DeadLinkItemProps = {
  link: DeadLink;
  isBusy: boolean;
  answer: (action: "dismiss" | "try-again") => void;
};

function DeadLinkItem({ link, isBusy, answer }: DeadLinkItemProps) {
  const { address, outcome, checkedOn, texts } = link;
  const about = <span className="visually-hidden">: {address}</span>;
  return (
    <li className="card stack">
      <p className="update-address">
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </p>
      <p>
        {outcome}. Checked on <Instant of={checkedOn} />.
      </p>
      <p>
        In{" "}
        {texts.map(({ title, deskPath }, index) => (
          <span key={deskPath}>
            {index > 0 && ", "}
            <a href={deskPath}>{title}</a>
          </span>
        ))}
      </p>
      <p className="desk-post-buttons">
        <button
          className="desk-post-button"
          type="button"
          disabled={isBusy}
          onClick={() => answer("try-again")}
        >
          Try again{about}
        </button>
        <button
          className="desk-post-button"
          type="button"
          disabled={isBusy}
          onClick={() => answer("dismiss")}
        >
          Put away{about}
        </button>
      </p>
    </li>
  );
}
