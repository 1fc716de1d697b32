import { data } from "react-router";
import { noticeCheckPath, officialSites } from "../../content/official-sites.ts";
import { helpIn } from "../../domain/search/help-asked.ts";
import { judgeAddress, longestPasted } from "../../domain/notices/judge-address.ts";
import { pageMeta } from "../page-meta.ts";
import { handbookMeta } from "../search-metadata.ts";
import { HelpFirst } from "../sections/help-first.tsx";
import { NoticeAnswer } from "../sections/notice-answer.tsx";
import { PageFrame } from "../sections/page-frame.tsx";
import { toolHeaders } from "../tools/tool-page.ts";
import { SectionFrame } from "../sections/section-frame.tsx";
import type { Route } from "./+types/is-it-real.ts";

const path = noticeCheckPath;
const heading = "Is This Notice Real?";
const description =
  "Somebody sent you a link about JEE Main? Paste it: this page compares it with the list of the official sites, and says what is odd about it. It opens nothing.";

export function loader({ context, url }: Route.LoaderArgs) {
  const pastedText = (url.searchParams.get("address") ?? "").slice(0, longestPasted);
  const page = {
    meta: handbookMeta(context, { path, description }),
    pasted: pastedText,
    verdict: pastedText === "" ? null : judgeAddress(pastedText),
    help: helpIn(pastedText),
  };
  return data(page, { headers: page.verdict === null ? {} : ofOneReader });
}

/** What somebody pasted is kept by nobody, found by nobody, and not told to the site that is opened next. */
const ofOneReader = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

export function meta({ loaderData: { meta: page, verdict } }: Route.MetaArgs) {
  return [...pageMeta(page), ...(verdict === null ? [] : [{ name: "robots", content: "noindex" }])];
}

export const headers = toolHeaders;

export default function NoticeCheckPage({ loaderData }: Route.ComponentProps) {
  const { pasted, verdict, help } = loaderData;
  const head = (
    <>
      <h1>{heading}</h1>
      <p className="lead">
        Somebody sent you a link about the exam, a result or a fee? Paste it here. We compare its
        name with the list of the official sites.
      </p>
      {help !== null && <HelpFirst help={help} />}
      {verdict !== null && <NoticeAnswer verdict={verdict} />}
      <form className="stack reader-form" action={`${path}#answer`}>
        <div className="field">
          <label htmlFor="address">Web address, or the whole message</label>
          <textarea
            id="address"
            name="address"
            rows={3}
            maxLength={longestPasted}
            required
            defaultValue={pasted}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="address-hint"
          />
          <p className="quiet" id="address-hint">
            We look at the first address within the first {longestPasted} characters. We do not open
            it, and we do not keep what you paste.
          </p>
        </div>
        <p>
          <button className="button" type="submit">
            Check this address
          </button>
        </p>
      </form>
    </>
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
      <SectionFrame section={{ id: "official", title: "The official sites" }} level={2}>
        <p className="intro">
          These, and addresses that end with a dot and one of these, are official. Type them in
          yourself, or use these links.
        </p>
        <dl className="official-sites">
          {Object.values(officialSites).map(({ title, address, usedFor }) => (
            <div key={address}>
              <dt>{title}</dt>
              <dd>
                <a className="host" href={address} target="_blank" rel="noopener">
                  {new URL(address).host}
                </a>
                : {usedFor}.
              </dd>
            </div>
          ))}
        </dl>
      </SectionFrame>
      <SectionFrame section={{ id: "yourself", title: "How to tell yourself" }} level={2}>
        <div className="prose">
          <ul>
            <li>
              Read the name from its end: in <span className="host">jeemain.example.com</span>, the
              owner is <span className="host">example.com</span>.
            </li>
            <li>What comes before an @ sign or after the first single slash proves nothing.</li>
            <li>
              A padlock means that the connection is private. It does not tell you whose site it is.
            </li>
            <li>A real notice is on the official site too. If you do not find it there, wait.</li>
            <li>
              Never pay, and never type a password or an OTP, on a page that a message opened.
            </li>
          </ul>
        </div>
      </SectionFrame>
    </>
  );
}
