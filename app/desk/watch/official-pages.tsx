import { useFetcher } from "react-router";
import {
  changeWatchedPage,
  judgePageChange,
  listPageChanges,
  listWatchedPages,
  watchPage,
} from "../../calls/watch-schema.ts";
import { attempt, commandOf, office, read } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";
import type { Route } from "./+types/official-pages.ts";
import { PageChangeCard } from "./page-change-card.tsx";
import type { WatchCommand } from "./watch-command.ts";
import { WatchedPageList } from "./watched-page-list.tsx";

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [{ pages, isOn }, waiting, seen] = await Promise.all([
    read(context, listWatchedPages, {}),
    read(context, listPageChanges, { state: "new" }),
    attempt(context, listPageChanges, { state: "seen" }),
  ]);
  const isApprover = context.get(office).role === "admin";
  return { pages, isOn, isApprover, waiting: waiting.changes, seen };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const command = await commandOf<WatchCommand>(request);
  const answer = await perform(command, context);
  showAnswer(answer, { title: done[command.kind], topic: "official-pages" });
  return answer;
}

const added = "The page is on the list. The site looks at it within the day.";

const done = {
  judge: "Seen. It does not wait any more.",
  form: added,
  watch: added,
  look: "It is looked at within a minute.",
  remove: "The page is off the list.",
} as const satisfies Record<WatchCommand["kind"], string>;

function perform(command: WatchCommand, context: Route.ClientActionArgs["context"]) {
  switch (command.kind) {
    case "judge":
      return attempt(context, judgePageChange, {
        id: command.id,
        state: "seen",
        note: command.note,
      });
    case "form": {
      const { address = "", title = "" } = command.fields;
      return attempt(context, watchPage, { address: address.trim(), title: title.trim() });
    }
    case "watch":
      return attempt(context, watchPage, { address: command.address, title: command.title });
    case "look":
      return attempt(context, changeWatchedPage, { id: command.id, look: true });
    case "remove":
      return attempt(context, changeWatchedPage, { id: command.id, removed: true });
  }
}

/** What changed on official pages, and which of them are looked at. */
export default function OfficialPages({ loaderData }: Route.ComponentProps) {
  const { pages, isOn, isApprover, waiting, seen } = loaderData;
  return (
    <div className="stack-wide">
      <DeskHeading title="Official pages" />
      {!isOn && (
        <p className="alert alert-warning">
          The site does not look at these pages by itself. Please ask whoever set up this website to
          switch that on; until then “Look now” beside a page looks once.
        </p>
      )}
      <Part id="waiting-changes" title={<>{counted(waiting.length, "change")} to look at</>}>
        {waiting.length === 0 && <EmptyNote>Nothing on a watched page waits for you.</EmptyNote>}
        {waiting.map((one) => (
          <PageChangeCard change={one} isApprover={isApprover} key={one.id} />
        ))}
      </Part>
      <Part id="watched-pages" title={<>{counted(pages.length, "page")} on the list</>}>
        {pages.length === 0 ? (
          <EmptyNote>
            The site adds its official sources when it first looks at them, within a day of its
            start.
          </EmptyNote>
        ) : (
          <WatchedPageList pages={pages} isApprover={isApprover} />
        )}
        {isApprover && <AddPage />}
      </Part>
      <details>
        <summary>Changes that were seen</summary>
        {seen.ok ? (
          seen.value.changes.map((one) => (
            <PageChangeCard change={one} isApprover={isApprover} key={one.id} />
          ))
        ) : (
          <NotLoaded what="They" reason={seen.message} />
        )}
      </details>
    </div>
  );
}

function AddPage() {
  const fetcher = useFetcher<typeof clientAction>();
  return (
    <DeskForm keptAs="watched-page" label="Add a page" fetcher={fetcher}>
      <h3>Add a page</h3>
      <Field
        name="address"
        label="Address"
        type="url"
        required
        hint="A notice board, a bulletin (PDF), a schedule; only public pages can be looked at."
      />
      <Field name="title" label="What you call it" maxLength={200} />
      <ButtonBar submit="Add to the list" isBusy={fetcher.state !== "idle"} />
    </DeskForm>
  );
}
