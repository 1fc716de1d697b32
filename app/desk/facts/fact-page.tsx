import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { listFacts, readFact } from "../../calls/facts-schema.ts";
import type { OutputOf } from "../../calls/endpoint.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { unreachable } from "../kit/call.ts";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { EditionChoice } from "./edition-choice.tsx";
import { FactHistory } from "./fact-history-view.tsx";
import { FactNow } from "./fact-now.tsx";
import { deskAddress } from "./statement-words.ts";
import { entryName, screenTitleId, type FormerValue, type OpenedFact } from "./opened-fact.ts";
import { useAnswer } from "./use-answer.ts";

/** One fact on the desk: what it is, where readers see it, and the way to change it. */
export function FactPage({ admin, factId }: { admin: Admin; factId: string }) {
  const [address] = useAddressQuery();
  const edition = address.get("edition") ?? "";
  const readOne = useCallback(
    () => callAsAdmin(admin, readFact, { id: factId, edition }),
    [admin, factId, edition],
  );
  const readAll = useCallback(() => callAsAdmin(admin, listFacts, { edition }), [admin, edition]);
  const one = useAnswer(readOne);
  const all = useAnswer(readAll);
  const failure = one.failure ?? all.failure;

  async function refresh() {
    await Promise.all([one.refresh(), all.refresh()]);
  }

  return (
    <div className="stack-wide">
      <header className="desk-header">
        <h1>{one.value?.fact.label ?? "Fact"}</h1>
        <a
          className="button button-quiet"
          href={edition === "" ? "/admin/facts" : `/admin/facts?edition=${edition}`}
        >
          All facts
        </a>
      </header>
      {failure !== null && (
        <NotLoaded what="The fact" reason={failure.message} retry={() => void refresh()} />
      )}
      {one.value !== null && all.value !== null ? (
        <OpenedFactView {...{ admin, refresh }} opened={one.value} list={all.value} />
      ) : (
        failure === null && <Loading label="Loading the fact…" />
      )}
    </div>
  );
}

type OpenedFactViewProps = {
  admin: Admin;
  opened: OpenedFact;
  list: OutputOf<typeof listFacts>;
  refresh: () => Promise<void>;
};

function OpenedFactView({ admin, opened, list, refresh }: OpenedFactViewProps) {
  const { fact, edition } = opened;
  const [kept, keep] = usePersistedText(entryName(edition, fact.id));
  const { desk, failure, open } = useChangeDesk();
  const [begun, setBegun] = useState(0);
  const isUnderWay = fact.isWaiting || kept !== "";

  useEffect(() => {
    if (isUnderWay && desk === null) void open();
  }, [isUnderWay, desk, open]);

  async function change(former?: FormerValue) {
    const opening = await open();
    if (opening === null) return;
    if (former !== undefined) {
      keep(opening.entryOfFormer(opened, former));
      flushSync(() => setBegun(begun + 1));
    }
    focusOn(screenTitleId);
  }

  return (
    <div className="fact-columns">
      <div className="stack-wide">
        <EditionChoice
          editions={list.editions}
          edition={edition}
          addressOf={(other) => deskAddress(fact.id, other)}
        />
        <FactNow opened={opened} />
        {failure && (
          <NotLoaded what="The form" reason={unreachable.message} retry={() => void change()} />
        )}
        {desk === null ? (
          <p>
            <button className="button" type="button" onClick={() => void change()}>
              Change this fact
            </button>
          </p>
        ) : (
          <desk.ChangeDesk {...{ admin, opened, list, refresh }} key={begun} />
        )}
      </div>
      <FactHistory
        opened={opened}
        takeAgain={fact.isWaiting ? null : (former) => void change(former)}
      />
    </div>
  );
}

const loadDesk = () => import("./change-desk.tsx");

type ChangeDeskModule = Awaited<ReturnType<typeof loadDesk>>;

/** The way to change a fact, loaded once somebody wants it: most who open the page only look something up. */
function useChangeDesk() {
  const [desk, setDesk] = useState<ChangeDeskModule | null>(null);
  const [failure, setFailure] = useState(false);

  const open = useCallback(async () => {
    try {
      const loaded = await loadDesk();
      flushSync(() => {
        setDesk(loaded);
        setFailure(false);
      });
      return loaded;
    } catch (fault) {
      // A module that the network did not bring; every other fault is one of ours.
      if (!(fault instanceof TypeError)) throw fault;
      setFailure(true);
      return null;
    }
  }, []);

  return { desk, failure, open };
}
