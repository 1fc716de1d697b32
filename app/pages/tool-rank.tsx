import { PageFrame } from "../sections/page-frame.tsx";
import { readForm } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import * as z from "zod/mini";
import type { Route } from "./+types/tool-rank.ts";

const path = "/tools/rank";
const description =
  "Turn a percentile into a range of ranks, with the method and the year it rests on.";

const form = z.object({});

export function loader({ context, url }: Route.LoaderArgs) {
  const reading = readForm(form, url.searchParams);
  return toolData(context, { path, description, reading }, {});
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(loaderData);
}

export const headers = toolHeaders;

export default function Page({ loaderData }: Route.ComponentProps) {
  const head = (
    <>
      <h1>What Does My Percentile Mean?</h1>
      <p className="lead">{description}</p>
    </>
  );
  return (
    <PageFrame pageContext={loaderData.pageContext} head={head} contents={[]}>
      {null}
    </PageFrame>
  );
}
