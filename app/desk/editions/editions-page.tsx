import { Box } from "@mantine/core";
import { listEditions } from "../../calls/editions-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import { useIsApprover } from "../kit/admin-access.tsx";
import { read } from "../kit/desk-data.ts";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import type { Route } from "./+types/editions-page.ts";
import { EditionCard, Step } from "./edition-card.tsx";

export function clientLoader() {
  return read(listEditions, {});
}

export default function EditionsPage({ loaderData }: Route.ComponentProps) {
  const { editions, nextEdition } = loaderData;
  const current = editions.find(({ isCurrent }) => isCurrent)?.edition ?? "";
  const shared = { current, isApprover: useIsApprover() };
  return (
    <div className="stack-wide">
      <DeskHeading title="Editions" />
      <FactsTabs />
      <Part id="editions-title" title="Years of the exam">
        <Box component="ul" className="grid" __vars={{ "--cell": "22rem" }} aria-label="Editions">
          {editions[0]?.state !== "planned" && (
            <li className="card">
              <h3>{nextEdition}: not started</h3>
              <Step {...shared} edition={nextEdition} state="planned" />
            </li>
          )}
          {editions.map((edition) => (
            <EditionCard {...shared} edition={edition} key={edition.edition} />
          ))}
        </Box>
      </Part>
    </div>
  );
}
