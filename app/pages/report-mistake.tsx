import { reportPath } from "../report-address.ts";
import { usePageContext } from "../page-context.ts";
import { loadedMeta } from "../page-meta.ts";
import { handbookMeta } from "../search-metadata.ts";
import { PageFrame } from "../sections/page-frame.tsx";
import { ReportForm } from "../sections/report-form.tsx";
import { typedReportContext, type TypedReport } from "../typed-report.ts";
import type { Route } from "./+types/report-mistake.ts";

const heading = "Report a Mistake";
const description =
  "Something on this site is wrong, old or hard to understand? Tell the institute. No name, number or account is needed, and each report is read by a person.";

export function loader({ context, url }: Route.LoaderArgs) {
  const page = (url.searchParams.get("page") ?? "").slice(0, 200);
  const emptyReport: TypedReport = {
    typed: { page, words: "", source: "" },
    complaints: {},
    refusal: null,
  };
  return {
    meta: handbookMeta(context, { path: reportPath, description }),
    report: context.get(typedReportContext) ?? emptyReport,
    isSent: url.searchParams.has("sent"),
  };
}

export const meta = loadedMeta;

export default function ReportMistakePage({ loaderData }: Route.ComponentProps) {
  const { report, isSent } = loaderData;
  const { name } = usePageContext().provider;
  const head = (
    <>
      <h1>{heading}</h1>
      {isSent ? (
        <Thanks page={report.typed.page} institute={name} />
      ) : (
        <>
          <p className="lead">
            Something here is wrong, old or hard to understand? Tell us. Somebody of {name} reads
            each report and checks it against the official source.
          </p>
          <ReportForm {...report} />
        </>
      )}
    </>
  );
  return (
    <PageFrame head={head}>
      <section className="section" aria-labelledby="then">
        <h2 id="then">What happens then</h2>
        <div className="prose">
          <ul>
            <li>
              If we were wrong, the value is changed, and <a href="/changes">What has changed</a>{" "}
              says what stood there before.
            </li>
            <li>If the sources differ, a note beside the value says so.</li>
            <li>
              We cannot write back: we do not ask who you are, and store neither your name nor your
              address. A settled report is deleted after 180 days.
            </li>
            <li>
              We cannot change your form, your result or your seat. Only the official site and its
              help desk can.
            </li>
          </ul>
        </div>
      </section>
    </PageFrame>
  );
}

function Thanks({ page, institute }: { page: string; institute: string }) {
  const isPath = /^\/(?![/\\])[\w./%-]*$/.test(page);
  return (
    <div className="alert" role="status">
      <p>
        <strong>Thank you. Your report has reached us.</strong> Somebody of {institute} reads it.
      </p>
      <p className="cluster">
        {isPath && <a href={page}>Back to the page</a>}
        <a href={reportPath}>Report another mistake</a>
      </p>
    </div>
  );
}
