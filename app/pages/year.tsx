import { PageFrame } from "../sections/page-frame.tsx";
import { readForm } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import * as z from "zod/mini";
import type { Route } from "./+types/year.ts";

const path = "/year";
const description = "Every step of the year in order, what is open now, and what to do next.";

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
      <h1>From Form to Seat</h1>
      <p className="lead">{description}</p>
    </>
  );
  return (
    <PageFrame pageContext={loaderData.pageContext} head={head} contents={[]}>
      {null}
    </PageFrame>
  );
}
