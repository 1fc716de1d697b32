import { HostLink } from "../ui/links.tsx";
import { noticeCheckPath, officialSites } from "../../content/official-sites.ts";
import { helpIn } from "../../domain/search/help-asked.ts";
import { judgeAddress, maxPasted, type Verdict } from "../../domain/notices/judge-address.ts";
import { HelpFirst } from "../sections/help-first.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { ToolForm } from "../sections/tool-form.tsx";
import { anyText, optional, readForm, text } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/is-it-real.ts";
import { ToolAnswer } from "../sections/tool-page.tsx";

const path = noticeCheckPath;
const description =
  "Got a link about JEE Main in a message? Paste it: we compare its name with the list of official sites and tell you what is odd about it. We never open it.";

const form = {
  address: text("Web address, or the whole message", optional(anyText), {
    hint: `We look at the first address in the first ${maxPasted} characters. We do not open it or keep what you paste.`,
    maxLength: maxPasted,
  }),
};

export function loader({ context, url }: Route.LoaderArgs) {
  const reading = readForm(form, url.searchParams, maxPasted);
  const pasted = reading.kind === "submitted" ? reading.values.address : undefined;
  const verdict = pasted === undefined ? null : judgeAddress(pasted);
  const help = pasted === undefined ? null : helpIn(pasted);
  // Nobody keeps a pasted message.
  return toolData(context, { path, description, reading, cache: "no-store" }, { verdict, help });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function NoticeCheckPage({
  loaderData: { reading, verdict, help },
}: Route.ComponentProps) {
  const head = (
    <PageHead
      path={path}
      title="Is this notice real?"
      lead="Got a link about the exam, a result or a fee? Paste it here. We compare its name with the list of official sites."
    >
      {help !== null && <HelpFirst help={help} />}
      {verdict !== null && <NoticeAnswer verdict={verdict} />}
      <ToolForm path={path} reading={reading} submit="Check this address" fields={form} />
    </PageHead>
  );
  return (
    <PageFrame head={head}>
      <OfficialSites />
    </PageFrame>
  );
}

function OfficialSites() {
  return (
    <>
      <SectionFrame section={{ id: "official", title: "The official sites" }}>
        <p className="intro">
          These addresses and their subdomains (such as exams.nta.ac.in) are official. Type them in
          yourself, or use these links.
        </p>
        <dl className="official-sites">
          {Object.values(officialSites).map(({ title, address, usedFor }) => (
            <div key={address}>
              <dt>{title}</dt>
              <dd>
                <HostLink address={address} />: {usedFor}.
              </dd>
            </div>
          ))}
        </dl>
      </SectionFrame>
      <SectionFrame section={{ id: "yourself", title: "How to check it yourself" }}>
        <div className="prose">
          <ul>
            <li>
              Read the name from its end: in <span className="host">jeemain.example.com</span>, the
              owner is <span className="host">example.com</span>.
            </li>
            <li>What comes before an @ sign or after the first single slash proves nothing.</li>
            <li>
              A padlock means the connection is private. It does not tell you whose site it is.
            </li>
            <li>A real notice is on the official site too. If you do not find it there, wait.</li>
            <li>
              Never pay, and never type a password or an OTP, on a page opened from a message.
            </li>
          </ul>
        </div>
      </SectionFrame>
    </>
  );
}

/** The address is never a link, and nothing is called safe. */
function NoticeAnswer({ verdict }: { verdict: Verdict }) {
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
          {verdict.signs.length > 0 && (
            <ul>
              {verdict.signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          )}
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
  switch (verdict.kind) {
    case "official":
      return (
        <p>
          It belongs to {verdict.site.title}. A message can still lie about what the page says, so
          type the address yourself and read the page there.
        </p>
      );
    case "look-alike":
      return (
        <p>
          Do not pay, sign in or download anything there. The official site is{" "}
          <HostLink address={verdict.site.address} />.
        </p>
      );
    case "used":
      return (
        <p>
          In {verdict.use.years} it was used for {verdict.use.usedFor}. We know this from{" "}
          {verdict.use.source}, not from an official page. Start at{" "}
          <HostLink address={verdict.use.today.address} /> and follow the link there: a message can
          lead to a different page of the same address.
        </p>
      );
    case "government":
      return (
        <p>
          Only government bodies in India can use addresses ending in .nic.in or .gov.in. But not
          every such page is about JEE Main. Check whether the official sites below link to it.
        </p>
      );
    case "unknown":
      return (
        <p>
          It may be genuine, but we do not call anything safe that is not on the list. Open the
          official site yourself and see whether the notice is there.
        </p>
      );
  }
}
