import { useSearchParams } from "react-router";
import { firstEdition } from "../../../content/facts/edition.ts";
import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { openAsOf } from "../../calls/as-of.ts";
import { useRootData } from "../../root-data.ts";
import type { Route } from "./+types/as-of-room.ts";
import { formOf } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { DeskHeading, privateMeta } from "../kit/desk-page.tsx";

export function meta() {
  return privateMeta("The site as of a day");
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { day = "", path = "/" } = await formOf(request);
  const answer = await attempt(openAsOf, { day, path });
  if (answer.ok) window.location.assign(answer.value.address);
  return answer;
}

/** The address may name the day, and a page that is in no list. */
export default function AsOfPage() {
  const [query] = useSearchParams();
  const pages = pageCatalogue(useRootData()?.edition ?? firstEdition);
  const path = query.get("path") ?? "/";
  const options = pages.map((page) => [page.path, page.title] as const);
  const isListed = pages.some((page) => page.path === path);
  return (
    <div className="stack-wide">
      <DeskHeading title="The site as of a day" />
      <p>
        Any public page with the exam facts as they held, or will hold, at the end of a day in
        India. Changes that wait for approval are not in it. Links on the page stay on that day.
      </p>
      <section className="card">
        <DeskForm
          keptAs={`as-of-${query.toString()}`}
          label="What to show"
          initial={{ day: query.get("day") ?? "", path }}
        >
          <Field name="day" label="Day" type="date" required />
          <SelectField
            name="path"
            label="Page"
            options={isListed ? options : [[path, path], ...options]}
          />
          <ButtonBar submit="Show the page" />
        </DeskForm>
      </section>
    </div>
  );
}
