import { useCallback, useState } from "react";
import type { OutputOf } from "../../calls/endpoint.ts";
import { answerDeadLink, listDeadLinks } from "../../calls/dead-links.ts";
import { callAsAdmin, type Admin } from "../admin-access.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { counted } from "../phrases.ts";
import { Instant } from "../times.tsx";
import { showToast } from "../toasts.tsx";

type DeadLink = OutputOf<typeof listDeadLinks>["links"][number];

/** Links that readers follow in vain, with the texts that have them; nothing while there are none. */
export function DeadLinks({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, listDeadLinks, {}), [admin]);
  const { value, refresh } = useAnswer(ask);
  const [isBusy, setBusy] = useState(false);
  if (value === null || value.links.length === 0) return null;

  async function answer(address: string, action: "dismiss" | "try-again"): Promise<void> {
    setBusy(true);
    const answered = await callAsAdmin(admin, answerDeadLink, { address, action });
    await refresh();
    setBusy(false);
    showToast(
      answered.ok
        ? { title: answered.value.message, topic: "dead-links" }
        : { title: answered.message, tone: "failure", topic: "dead-links" },
    );
  }

  return (
    <section className="card stack" aria-labelledby="dead-links">
      <h2 className="desk-card-title" id="dead-links">
        {counted(value.links.length, "link")} that readers follow in vain
      </h2>
      <ul className="dead-links">
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
  );
}

type DeadLinkItemProps = {
  link: DeadLink;
  isBusy: boolean;
  answer: (action: "dismiss" | "try-again") => void;
};

function DeadLinkItem({ link, isBusy, answer }: DeadLinkItemProps) {
  const { address, outcome, checkedOn, texts } = link;
  const about = <span className="visually-hidden">: {address}</span>;
  return (
    <li className="stack">
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
