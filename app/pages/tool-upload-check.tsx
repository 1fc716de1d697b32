import { uploadChecks } from "../../content/upload-checks.ts";
import script from "../enhance/upload-check.ts?script";
import { loadedMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { handbookMeta } from "../search-metadata.ts";
import { CarriedNote, FactSources, Notes, SectionFrame } from "../sections/section-frame.tsx";
import { ToolPage } from "../sections/tool-page.tsx";
import { UploadRules } from "../sections/upload-rules.tsx";
import type { Route } from "./+types/tool-upload-check.ts";

const path = "/tools/upload-check";
const description =
  "Check your photo, signature and certificates against the known limits, on your own phone. Nothing is sent.";

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
  return (
    <ToolPage
      path={path}
      lead={description}
      note={
        <>
          <CarriedNote of={usedRecords} />
          <noscript>
            <p className="alert">
              Scripts are off in your browser, so check by hand with the limits below.
            </p>
          </noscript>
        </>
      }
      form={uploadChecks.map((check) => (
        <UploadRules check={check} key={check.id} />
      ))}
      answer={null}
      more={
        <>
          <div className="stack">
            <Notes of={usedRecords} />
            <FactSources of={usedRecords} />
          </div>
          <ByHand />
        </>
      }
      next={["/year", "/tools/fees", "/tools/eligibility"]}
      limits={limits}
    />
  );
}

function ByHand() {
  return (
    <SectionFrame section={{ id: "by-hand", title: "How to check by hand" }}>
      <div className="prose">
        <ul>
          <li>Android: open the file in Files or Gallery, then Menu, then Details.</li>
          <li>iPhone: save it to Files, long-press it, then Get Info.</li>
          <li>Computer: right-click it, then Properties or Get Info.</li>
          <li>
            Renaming a file to .jpg does not make it a JPG. Open it, and save or export it as JPEG.
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

const limits = [
  "Whether the upload screen counts 1,000 or 1,024 bytes as a kB. We count 1,000; a copy made here fits both.",
  "How many pixels a picture needs, as no official limit is on record. A copy made here never has more than the original.",
  "Background, face, ears and cap. Check these by eye.",
  "Whether the upload screen accepts your file. It has the last word, and its limits may differ.",
];
