import { useCallback } from "react";
import { Link } from "react-router";
import { listFacts } from "../../calls/facts-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAddressQuery } from "../use-address-query.ts";
import { EditionChoice } from "./edition-choice.tsx";
import { FactFilters } from "./fact-filters.tsx";
import { FactTable } from "./fact-table.tsx";
import { filtered, useFactFilters } from "./fact-filter.ts";
import { RulesOff } from "./rules-off-notice.tsx";
import { useAnswer } from "./use-answer.ts";
import { WaitingList } from "./waiting-list.tsx";

/** All facts of the exam: what waits for somebody first, then every record, to be found and filtered. */
export function FactsView({ admin }: { admin: Admin }) {
  const [address] = useAddressQuery();
  const edition = address.get("edition") ?? "";
  const ask = useCallback(() => callAsAdmin(admin, listFacts, { edition }), [admin, edition]);
  const { value, failure, refresh } = useAnswer(ask);
  return (
    <div className="stack-wide">
      <DeskHeading title="Facts" />
      {failure !== null && (
        <NotLoaded what="The facts" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the facts…" />}
      {value !== null && <Facts list={value} />}
      <p className="quiet">
        <Link to="/admin/as-of">The site as of a day</Link>: every page with the facts as they held,
        or as approved changes will make them.
      </p>
    </div>
  );
}

function Facts({ list }: { list: OutputOf<typeof listFacts> }) {
  const filters = useFactFilters();
  const { facts, edition, editions, waiting, rulesOff, secondApprover, me } = list;
  // With one edition, addresses need not name it.
  const named = editions.length > 1 ? edition : "";
  const found = filtered(facts, filters.query, new Date());
  return (
    <>
      <EditionChoice
        {...{ editions, edition }}
        addressOf={(other) => `/admin/facts?edition=${other}`}
      />
      <WaitingList {...{ waiting, facts, secondApprover, me, edition }} />
      <RulesOff rulesOff={rulesOff} facts={facts} />
      <section className="stack" aria-labelledby="facts-title">
        <h2 id="facts-title">All facts</h2>
        <FactFilters facts={facts} filters={filters} />
        <FactTable facts={found} edition={named} key={JSON.stringify(filters.query)} />
      </section>
    </>
  );
}
