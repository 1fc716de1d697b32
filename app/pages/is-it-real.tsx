import * as z from "zod/mini";
import { HostLink } from "../ui/links.tsx";
import { noticeCheckPath, officialSites } from "../../content/official-sites.ts";
import { helpIn } from "../../domain/search/help-asked.ts";
import { judgeAddress, maxPasted } from "../../domain/notices/judge-address.ts";
import { HelpFirst } from "../sections/help-first.tsx";
import { NoticeAnswer } from "../sections/notice-answer.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { AreaField, ToolForm } from "../sections/tool-form.tsx";
import { anyText, optional, readForm } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/is-it-real.ts";

const path = noticeCheckPath;
const description =
  "Got a link about JEE Main in a message? Paste it: we compare its name with the list of official sites and tell you what is odd about it. We never open it.";

const form = z.object({ address: optional(anyText) });

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
      <ToolForm path={path} reading={reading} submit="Check this address">
        <AreaField
          name="address"
          label="Web address, or the whole message"
          hint={`We look at the first address in the first ${maxPasted} characters. We do not open it or keep what you paste.`}
          maxLength={maxPasted}
        />
      </ToolForm>
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
