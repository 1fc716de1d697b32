import { uploadChecks } from "../../content/upload-checks.ts";
import script from "../enhance/upload-check.ts?script";
import { loadedMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { handbookMeta } from "../search-metadata.ts";
import { CarriedNote } from "../sections/carried-note.tsx";
import { PageFrame } from "../sections/page-frame.tsx";
import { FactSources, Notes, SectionFrame } from "../sections/section-frame.tsx";
import { limitsOf, ToolColumns } from "../sections/tool-answer.tsx";
import { UploadRules } from "../sections/upload-rules.tsx";
import type { Route } from "./+types/tool-upload-check.ts";

const path = "/tools/upload-check";
const description =
  "Photo, signature and certificates, checked on your own phone against the known limits. Nothing is sent.";

/** The records that the checks rest on; what reports say against them is in their notes. */
const usedRecords = uploadChecks
  .flatMap(({ limit, look }) => [limit, look])
  .flatMap((id) => (id === null ? [] : { kind: "fact", id }));

export const handle = { script, sendsNothing: true } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path, description }) };
}

export const meta = loadedMeta;

export default function Page() {
  const head = (
    <>
      <h1>Will My Photo Be Refused?</h1>
      <p className="lead">{description}</p>
      <CarriedNote of={usedRecords} />
      <noscript>
        <p className="alert">
          Scripts are off in your browser: check by hand, with the limits below.
        </p>
      </noscript>
    </>
  );
  return (
    <PageFrame head={head}>
      <ToolColumns
        next={["/year", "/tools/fees", "/tools/eligibility"]}
        limits={<Limits />}
        beside={
          <>
            <div className="stack">
              <Notes of={usedRecords} />
              <FactSources of={usedRecords} />
            </div>
            <ByHand />
          </>
        }
      >
        {uploadChecks.map((check) => (
          <UploadRules check={check} key={check.id} />
        ))}
      </ToolColumns>
    </PageFrame>
  );
}

function ByHand() {
  return (
    <SectionFrame section={{ id: "by-hand", title: "How to check by hand" }} level={2}>
      <div className="prose">
        <ul>
          <li>Android: open the file in Files or Gallery, then the menu, then Details.</li>
          <li>iPhone: save it to Files, hold your finger on it, then Get Info.</li>
          <li>Computer: right click on it, then Properties or Get Info.</li>
          <li>
            A file renamed to .jpg is not a JPG. Open it, and save or export it as JPEG instead.
          </li>
          <li>
            Too large: use Resize in your gallery. Too small: take it again or scan it finer.
            Enlarging adds bytes, not detail.
          </li>
        </ul>
      </div>
    </SectionFrame>
  );
}

const notKnown = [
  "Whether the upload screen counts 1,000 or 1,024 bytes as a kB: no record says. A file between the two is called on the border; a copy made here fits both.",
  "How many pixels a picture needs: no record says. A copy made here never has more than the original.",
  "Background, face, ears and cap: check these by eye. This page does not.",
  "Whether the upload screen takes your file: it has the last word, and its limits may differ.",
];

const Limits = limitsOf(notKnown);
