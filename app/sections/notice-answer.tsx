import type { OfficialSite } from "../../content/official-sites.ts";
import type { Verdict } from "../../domain/notices/judge-address.ts";

/** What is said of a pasted address. It is never a link, and nothing is called safe. */
export function NoticeAnswer({ verdict }: { verdict: Verdict }) {
  return (
    <section className={frames[verdict.kind]} aria-labelledby="answer">
      <h2 id="answer">{titles[verdict.kind]}</h2>
      {verdict.kind === "unreadable" ? (
        <p>{unreadable[verdict.why]}</p>
      ) : (
        <>
          <p>
            We looked at <Host {...verdict} />.
          </p>
          <Explained verdict={verdict} />
          {verdict.others > 0 && (
            <p>
              <strong>
                {verdict.others === 1
                  ? "There is one more address in what you pasted. Check it too."
                  : `There are ${verdict.others} more addresses in what you pasted. Check each of them.`}
              </strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}

const frames = {
  official: "notice notice-answer",
  "look-alike": "notice notice-answer notice-danger",
  used: "notice notice-answer",
  government: "notice notice-answer",
  unknown: "notice notice-answer notice-warning",
  unreadable: "notice notice-answer",
} as const satisfies Record<Verdict["kind"], string>;

const titles = {
  official: "Yes: this address is on the official list",
  "look-alike": "No: it only looks official",
  used: "Probably: official bodies have used this address",
  government: "Probably: a government address, but not on our list",
  unknown: "We do not know this address",
  unreadable: "We found no web address",
} as const satisfies Record<Verdict["kind"], string>;

const unreadable = {
  nothing: "Copy the link from the message, all of it, and paste it into the field.",
  mail: "What you pasted has a mail address. Whoever sends a mail can write any sender: look on the official site.",
  broken: "What you pasted cannot be opened as an address. Copy the link again, all of it.",
} as const;

/** In one piece and in plain letters, its end set apart: that is whose address it is. */
function Host({ host, owner }: { host: string; owner: string }) {
  return (
    <bdi className="host" dir="ltr">
      {host.slice(0, -owner.length)}
      <strong>{owner}</strong>
    </bdi>
  );
}

function Explained({ verdict }: { verdict: Exclude<Verdict, { kind: "unreadable" }> }) {
  switch (verdict.kind) {
    case "official":
      return (
        <>
          <p>
            It is an address of {verdict.site.title}. A message can still lie about what stands
            there: read the page itself on that site, and type the address yourself.
          </p>
          <Signs of={verdict.signs} />
        </>
      );
    case "look-alike":
      return (
        <>
          <Signs of={verdict.signs} />
          <p>
            Do not pay, sign in or download anything there. The official site is{" "}
            <OfficialLink site={verdict.site} />.
          </p>
        </>
      );
    case "used":
      return (
        <>
          <p>
            In {verdict.use.years} it was used for {verdict.use.usedFor}. We know this from{" "}
            {verdict.use.source}, not from an official page.
            {verdict.isGovernment && " It ends like a host of the government."}
          </p>
          <Signs of={verdict.signs} />
          <p>
            Today, begin at <OfficialLink site={verdict.use.today} /> and follow its link: a message
            can lead to another page of the same address.
          </p>
        </>
      );
    case "government":
      return (
        <>
          <p>
            Names that end in .nic.in or .gov.in are given to bodies of the Indian government alone.
            That does not make it a page about JEE Main: look on the official sites below whether
            they lead there.
          </p>
          <Signs of={verdict.signs} />
        </>
      );
    case "unknown":
      return (
        <>
          <Signs of={verdict.signs} />
          <p>
            That does not make it false, but we call nothing safe that is not on the list. Open the
            official site yourself and look whether the notice stands there.
          </p>
        </>
      );
  }
}

function Signs({ of: signs }: { of: readonly string[] }) {
  if (signs.length === 0) return null;
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}

function OfficialLink({ site: { address } }: { site: OfficialSite }) {
  return (
    <a className="host" href={address} target="_blank" rel="noopener">
      {new URL(address).host}
    </a>
  );
}
