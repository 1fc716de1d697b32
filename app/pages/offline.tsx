import type { Route } from "./+types/offline.ts";
import script from "../enhance/offline.ts?script";
import { catalogueEntry } from "../../content/page-catalogue.ts";
import { essentialPages } from "../../content/essential-pages.ts";
import { offlinePath } from "../offline/addresses.ts";
import { pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { pageImage } from "../share-image/share-image.ts";
import { siteContext } from "../site-context.ts";

const title = "Read without a network";

export const handle = { script, worker: true } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return {
    offline: site.offline,
    essential: essentialPages.map(catalogueEntry),
    shown: { address: site.url + offlinePath, image: pageImage(site, "/") },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title,
    description:
      "Keep the pages of this guide in your browser, so that dates, fees and the admit card open without a network.",
    ...loaderData.shown,
    structuredData: [],
  });
}

export default function OfflinePage({ loaderData: { offline, essential } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">
          This guide can keep its pages in your browser. They then open where there is no network:
          on the way to the exam centre, or when the data pack is used up.
        </p>
      </header>
      {offline ? (
        <SavedPages />
      ) : (
        <p className="alert" role="status">
          Keeping pages is switched off on this site at present. What this browser had saved is
          removed.
        </p>
      )}
      {offline && (
        <section className="prose" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <p>These are saved at once, and again when they are a day old:</p>
          <ul>
            {essential.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.title}</a>
              </li>
            ))}
          </ul>
          <p>Every other page is saved when you open it. The oldest make room for new ones.</p>
          <p>
            With a network you always read the page as it is now. Without one, or when it takes
            longer than three seconds, you read the saved copy, and its first line says of which day
            it is. Dates and fees can change: check the official site before you pay or travel.
          </p>
          <p>
            The copies stay in this browser. Nobody is told what you saved, but whoever uses this
            browser can see it.
          </p>
        </section>
      )}
    </div>
  );
}

/** `app/enhance/offline.ts` works here. */
function SavedPages() {
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 id="saved">Saved pages</h2>
      <p className="alert" id="saving" role="status">
        Saving pages needs JavaScript, which is switched off or has not loaded in this browser.
      </p>
      <p>
        <button className="button" id="save-pages" type="button" hidden>
          Save pages
        </button>
      </p>
      <ul id="saved-pages" hidden />
    </section>
  );
}
