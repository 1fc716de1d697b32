import { Badge, Text } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import {
  approveFacts,
  type ListedStatement,
  listFacts,
  proposeFacts,
  readFact,
  rejectFacts,
  tryFacts,
} from "../../calls/facts-schema.ts";
import { Button, QuietButton, QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt, formOf, read } from "../kit/desk-data.ts";
import { useTyped } from "../kit/desk-form.tsx";
import { DeskHeading, Part, privateMeta } from "../kit/desk-page.tsx";
import { focusOn, takeFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { counted, Instant, personName } from "../kit/words.tsx";
import type { Route } from "./+types/fact-page.ts";
import {
  changeInput,
  type Fields,
  formerFields,
  formName,
  type FormerValue,
  type OpenedFact,
  sourceFields,
  type Statements,
  undoFields,
  valueFields,
} from "./change-fields.ts";
import { ChangeForm, changeTitleId } from "./change-form.tsx";
import {
  deskAddress,
  EditionChoice,
  FactBadges,
  FromWhen,
  SourceLine,
  standingLabels,
  stateLabels,
} from "./fact-parts.tsx";
import { PostsToRead } from "./places.tsx";
import { type ApprovedChange, WaitingChange } from "./waiting-change.tsx";

export function meta() {
  return privateMeta("Fact");
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const edition = new URL(request.url).searchParams.get("edition") ?? "";
  const [opened, list] = await Promise.all([
    read(readFact, { id: params.factId, edition }),
    read(listFacts, { edition }),
  ]);
  return { opened, list };
}

/** A trial stores nothing, and what failed leaves the page as it is: only a conflict says that there is something newer. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const result = args.actionResult as Answer<object> | undefined;
  if (result === undefined) return args.defaultShouldRevalidate;
  return result.ok ? !("refusals" in result.value) : result.status === 409;
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const fields = await formOf(request);
  const { intent, id = "", sentence = "" } = fields;
  if (intent === "approve") return attempt(approveFacts, { id, alone: sentence });
  if (intent !== "reject") return sendChange(fields);
  const answer = await attempt(rejectFacts, { id, reason: sentence });
  if (answer.ok) showToast({ title: "Rejected", description: "It stays in the history." });
  return answer;
}

async function sendChange(fields: Fields): Promise<Answer<unknown>> {
  const input = changeInput(fields);
  if (input === null) return refused("The value cannot be read as it is typed.");
  if (fields["intent"] === "propose") return attempt(proposeFacts, input);
  const trial = await attempt(tryFacts, input);
  if (!trial.ok || trial.value.refusals.length === 0) return trial;
  return refused(`This cannot be right: ${trial.value.refusals.join(" ")}`);
}

function refused(message: string) {
  return { ok: false, status: 422, message } as const;
}

export default function FactPage({ loaderData }: Route.ComponentProps) {
  const { fact, edition } = loaderData.opened;
  return <OpenedFactView {...loaderData} key={`${edition}/${fact.id}`} />;
}

function OpenedFactView({ opened, list }: Route.ComponentProps["loaderData"]) {
  const { fact, edition, usedIn } = opened;
  const pages = new Map(usedIn.map(({ path, title }) => [path, title]));
  const { put } = useTyped(formName(opened));
  const [begun, setBegun] = useState(0);
  const named = list.editions.length > 1 ? `?edition=${edition}` : "";

  function beginWith(fields: Fields) {
    put(fields);
    flushSync(() => setBegun(begun + 1));
    focusOn(changeTitleId);
  }

  return (
    <div className="stack-wide">
      <DeskHeading title={fact.label}>
        <QuietLink to={`/admin/facts${named}`} label="All facts" />
      </DeskHeading>
      <div className="desk-columns">
        <div className="stack-wide">
          <EditionChoice
            editions={list.editions}
            edition={edition}
            addressOf={(other) => deskAddress(fact.id, other)}
          />
          <section className="stack" aria-label="Current value">
            <p className="eyebrow">{fact.topic}</p>
            <Text className="fact-figure" fz="var(--text-h2)" fw={700}>
              {fact.text}
            </Text>
            <FactBadges fact={fact} />
            <SourceLine source={fact.source} checkedOn={fact.checkedOn} />
            <details className="disclosure">
              <summary>
                {pages.size === 0
                  ? "No page shows it"
                  : `Readers see it on ${counted(pages.size, "page or file", "pages and files")}`}
              </summary>
              <div className="disclosure-body">
                <ul className="stack" aria-label="Pages">
                  {[...pages].map(([path, title]) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
                <p className="quiet">
                  <a href={`/facts/${fact.id}`}>What readers see of its history</a>
                </p>
              </div>
            </details>
          </section>
          <Change opened={opened} list={list} beginWith={beginWith} key={begun} />
        </div>
        <FactHistory opened={opened} beginWith={fact.isWaiting ? null : beginWith} />
      </div>
    </div>
  );
}

type ChangeProps = Route.ComponentProps["loaderData"] & { beginWith: (fields: Fields) => void };

function Change({ opened, list, beginWith }: ChangeProps) {
  const { fact, edition } = opened;
  const [query] = useSearchParams();
  const { typed } = useTyped(formName(opened));
  const isBegun = Object.keys({ ...typed, ...sourceFields(fact.id, query) }).length > 0;
  const [isOpen, setOpen] = useState(isBegun);
  const [isSent, setSent] = useState(false);
  const [approved, setApproved] = useState<ApprovedChange | null>(null);
  const isPlanned = list.editions.some((one) => one.edition === edition && one.state === "planned");
  const statements = waitingWith(opened, list.waiting);

  if (approved !== null)
    return (
      <Approved
        {...approved}
        unseen={isPlanned ? edition : null}
        undo={() => beginWith(undoFields(fact.id, approved))}
        key={approved.validFrom}
      />
    );
  if (statements !== null)
    return (
      <WaitingChange
        {...list}
        takesFocus={isSent}
        statements={statements}
        approved={setApproved}
        key={statements[0].changeId}
      />
    );
  if (isOpen || isBegun)
    return (
      <ChangeForm
        opened={opened}
        facts={list.facts}
        isPlanned={isPlanned}
        sent={() => setSent(true)}
      />
    );
  return (
    <p>
      <Button
        label="Change this fact"
        run={() => {
          flushSync(() => setOpen(true));
          focusOn(changeTitleId);
        }}
      />
    </p>
  );
}

function waitingWith(
  { fact, edition }: OpenedFact,
  waiting: readonly ListedStatement[],
): Statements | null {
  const ofEdition = waiting.filter((one) => one.edition === edition);
  const own = ofEdition.find(({ factId }) => factId === fact.id);
  const [first, ...others] = ofEdition.filter(({ changeId }) => changeId === own?.changeId);
  return first === undefined ? null : [first, ...others];
}

type ApprovedProps = Pick<ApprovedChange, "validFrom" | "posts"> & {
  unseen: string | null;
  undo: () => void;
};

function Approved({ validFrom, posts, unseen, undo }: ApprovedProps) {
  const isLater = Date.parse(validFrom) > Date.now();
  const seen = unseen === null ? "Readers see it now" : `Readers see it once ${unseen} is open`;
  return (
    <section className="card" aria-labelledby="approved-title">
      <h2 id="approved-title" tabIndex={-1} ref={takeFocus}>
        {isLater ? "Approved for later" : seen}
      </h2>
      {isLater && (
        <p>
          Readers see it <FromWhen validFrom={validFrom} />.
        </p>
      )}
      <PostsToRead posts={posts} />
      <div className="cluster">
        {!isLater && unseen === null && <QuietLink to="/changes" label="The page of changes" />}
        {!isLater && <QuietButton label="Undo this change" run={undo} />}
        <QuietLink to="/admin/facts" label="All facts" />
      </div>
    </section>
  );
}

type FactHistoryProps = {
  opened: OpenedFact;
  /** Begins a new statement with a value that stood here before; null while a change waits. */
  beginWith: ((fields: Fields) => void) | null;
};

function FactHistory({ opened, beginWith }: FactHistoryProps) {
  const { statements, shipped, fact } = opened;
  // Of another year only the value is taken: its source says nothing of this one.
  const again = (former: FormerValue, isOfOtherYear = false) =>
    beginWith !== null &&
    former.text !== fact.text && (
      <p>
        <RowButton
          label={isOfOtherYear ? "Begin with this value" : "Use this value again"}
          about={former.text}
          run={() =>
            beginWith(
              isOfOtherYear ? valueFields(fact.id, former.value) : formerFields(fact.id, former),
            )
          }
        />
      </p>
    );
  return (
    <Part id="history-title" title="History">
      <ol className="stack" aria-label="History">
        {statements.map((statement) => (
          <li className="card" key={statement.changeId}>
            <Stated statement={statement} />
            {again(statement)}
          </li>
        ))}
        <li className="card">
          <p className="cluster">
            <strong className="clamp-3">{shipped.text}</strong>
            <Badge color="gray">
              {shipped.from === null ? "First value" : `Value of ${shipped.from}`}
            </Badge>
          </p>
          <SourceLine source={shipped.source} checkedOn={shipped.checkedOn} />
          {again(shipped, shipped.from !== null)}
        </li>
      </ol>
    </Part>
  );
}

function Stated({ statement }: { statement: ListedStatement }) {
  const { text, state, standing, source, checkedOn, reason, author, createdAt } = statement;
  const from = statement.effectiveAt;
  const isLater = state === "approved" && from !== null && Date.parse(from) > Date.now();
  return (
    <>
      <p className="cluster">
        <strong className="clamp-3">{text}</strong>
        <Badge color={state === "approved" ? "blue" : "gray"}>
          {isLater ? "Approved for later" : stateLabels[state]}
        </Badge>
        {standing !== "official" && <Badge color="gray">{standingLabels[standing]}</Badge>}
      </p>
      <p>{reason}</p>
      <SourceLine source={source} checkedOn={checkedOn} />
      <p className="quiet">
        By {personName(author)}, <Instant of={createdAt} />. {decisionOn(statement)}
        {from !== null && (
          <>
            {" "}
            Holds from <Instant of={from} />.
          </>
        )}
      </p>
    </>
  );
}

function decisionOn({ state, checker, alone, decidedAt, decisionReason }: ListedStatement): string {
  if (decidedAt === null) return "";
  const whom = personName(checker ?? "");
  if (state === "rejected") return `Rejected by ${whom}: ${decisionReason}`;
  return alone === null ? `Approved by ${whom}.` : `Checked alone: “${alone}”`;
}
