import { HostLink } from "../ui/links.tsx";
import type { Verdict } from "../../domain/notices/judge-address.ts";
import { ToolAnswer } from "./tool-page.tsx";

/** The address is never a link, and nothing is called safe. */
export function NoticeAnswer({ verdict }: { verdict: Verdict }) {
  const [figure, sentence] = headlines[verdict.kind];
  return (
    <ToolAnswer figure={figure} sentence={sentence}>
      {verdict.kind === "unreadable" ? (
        <p>{unreadable[verdict.why]}</p>
      ) : (
        <>
          <p>
            We checked <Host {...verdict} />.
          </p>
          <Explained verdict={verdict} />
          {verdict.others > 0 && (
            <p>
              <strong>
                {verdict.others === 1
                  ? "Your text has one more address. Check it too."
                  : `Your text has ${verdict.others} more addresses. Check each of them.`}
              </strong>
            </p>
          )}
        </>
      )}
    </ToolAnswer>
  );
}

const headlines = {
  official: ["Official", "This address is on the official list"],
  "look-alike": ["Not official", "It only looks like an official address"],
  used: ["Probably official", "Official bodies have used this address"],
  government: ["Probably official", "A government address, but not on our list"],
  unknown: ["Not on our list", "We do not know this address"],
  unreadable: ["No address found", "We could not find a web address in this text"],
} as const satisfies Record<Verdict["kind"], readonly [string, string]>;

const unreadable = {
  nothing: "Copy the whole link from the message and paste it into the field.",
  mail: "This is an e-mail address. A sender’s name is easy to fake, so check on the official site.",
  broken: "This is not a complete web address. Copy the whole link again.",
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
  const signs = <Signs of={verdict.signs} />;
  switch (verdict.kind) {
    case "official":
      return (
        <>
          <p>
            It belongs to {verdict.site.title}. A message can still lie about what the page says, so
            type the address yourself and read the page there.
          </p>
          {signs}
        </>
      );
    case "look-alike":
      return (
        <>
          {signs}
          <p>
            Do not pay, sign in or download anything there. The official site is{" "}
            <HostLink address={verdict.site.address} />.
          </p>
        </>
      );
    case "used":
      return (
        <>
          <p>
            In {verdict.use.years} it was used for {verdict.use.usedFor}. We know this from{" "}
            {verdict.use.source}, not from an official page.
          </p>
          {signs}
          <p>
            Start at <HostLink address={verdict.use.today.address} /> and follow the link there: a
            message can lead to a different page of the same address.
          </p>
        </>
      );
    case "government":
      return (
        <>
          <p>
            Only government bodies in India can use addresses ending in .nic.in or .gov.in. But not
            every such page is about JEE Main. Check whether the official sites below link to it.
          </p>
          {signs}
        </>
      );
    case "unknown":
      return (
        <>
          {signs}
          <p>
            It may be genuine, but we do not call anything safe that is not on the list. Open the
            official site yourself and see whether the notice is there.
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
