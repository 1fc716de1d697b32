import { useState } from "react";
import { flushSync } from "react-dom";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { listFacts, readFact } from "../../calls/facts-schema.ts";
import { commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import type { Route } from "./+types/fact-page.ts";
import { ChangeDesk, changeOfFormer } from "./change-desk.tsx";
import { EditionChoice } from "./edition-choice.tsx";
import { performFact, type FactCommand } from "./fact-commands.ts";
import { FactHistory } from "./fact-history-view.tsx";
import { FactNow } from "./fact-now.tsx";
import { entryName, screenTitleId, type FormerValue } from "./opened-fact.ts";
import { deskAddress } from "./statement-words.ts";

export function meta() {
  return privateMeta("Fact");
}

export async function clientLoader({ params, request, context }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  const [opened, list] = await Promise.all([
    read(context, readFact, { id: params.factId, edition }),
    read(context, listFacts, { edition }),
  ]);
  return { opened, list };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performFact(context, await commandOf<FactCommand | SentForm>(request));
}

/** What only looks at a change makes none. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isTrial =
    typeof json === "object" && json !== null && "kind" in json && json["kind"] === "try";
  return !isTrial && defaultShouldRevalidate;
}

/** One fact on the desk: what it is, where readers see it, and the way to change it. */
export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { fact, edition } = loaderData.opened;
  return <OpenedFactView {...loaderData} key={`${edition}/${fact.id}`} />;
}

function OpenedFactView({ opened, list }: Route.ComponentProps["loaderData"]) {
  const { fact, edition } = opened;
  const [, keep] = usePersistedText(entryName(edition, fact.id));
  const [begun, setBegun] = useState(0);
  const named = list.editions.length > 1 ? `?edition=${edition}` : "";

  function takeAgain(former: FormerValue) {
    keep(JSON.stringify(changeOfFormer(opened, former)));
    flushSync(() => setBegun(begun + 1));
    focusOn(screenTitleId);
  }

  return (
    <div className="stack-wide">
      <DeskHeading title={fact.label}>
        <Link className="button button-quiet" to={`/admin/facts${named}`}>
          All facts
        </Link>
      </DeskHeading>
      <div className="fact-columns">
        <div className="stack-wide">
          <EditionChoice
            editions={list.editions}
            edition={edition}
            addressOf={(other) => deskAddress(fact.id, other)}
          />
          <FactNow opened={opened} />
          <ChangeDesk {...{ opened, list }} key={begun} />
        </div>
        <FactHistory opened={opened} takeAgain={fact.isWaiting ? null : takeAgain} />
      </div>
    </div>
  );
}
