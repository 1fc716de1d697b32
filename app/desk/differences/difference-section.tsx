import { useMounted } from "@mantine/hooks";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Comparison, RevisionEntry } from "../../../domain/review/revision-review.ts";
import { restoreRevision } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { QuietButton } from "../kit/button.tsx";
import { call } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { indianTime } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted } from "../phrases.ts";
import { reviewAddress } from "../review-address.ts";
import { ChangedParts } from "./changed-parts.tsx";

type DifferenceView = Pick<Comparison, "difference"> & {
  /** The origin of the newest revision. */
  readonly origin: string;
  readonly latest: number;
  /** The revision that readers have, else the one before. */
  readonly against: number;
};

/** On the server: times as they are read in India, whatever the browser's own zone. */
export function differenceView({ difference, present, against }: Comparison): DifferenceView {
  const { revision, createdAt, by } = present;
  const origin = `Version ${revision}, ${indianTime(createdAt)}, by ${people[by]}: ${describeReason(present)}`;
  return { difference, origin, latest: revision, against: against.revision };
}

const people: Record<RevisionEntry["by"], string> = {
  admin: "an admin",
  link: "a reviewer with a link",
  site: "the site",
};

/** The longest reason that is quoted, in characters. */
const longestReason = 80;

function describeReason({ reason, instructions }: RevisionEntry): string {
  const words = instructions.replaceAll(/\s+/g, " ").trim();
  if (reason === "restored" || reason === "edited" || reason === "written") return words;
  const quoted =
    words.length <= longestReason ? words : `${words.slice(0, longestReason - 1).toWellFormed()}…`;
  return reason === "generated" ? `written from “${quoted}”` : `corrected by “${quoted}”`;
}

type DifferenceSectionProps = {
  view: DifferenceView;
  postId: string;
  token: string;
  /** Null when the link does not allow changes. */
  editToken: string | null;
  isBusy: boolean;
};

export function DifferenceSection(props: DifferenceSectionProps) {
  const { view, editToken } = props;
  const { difference, origin, against } = view;
  const { fields, body } = difference;
  const changes = fields.length + body.filter(({ kind }) => kind !== "unchanged").length;
  return (
    <section className="card" id="difference" aria-labelledby="difference-title">
      <h2 id="difference-title">What changed since version {against}</h2>
      <p className="quiet">{origin}</p>
      <p>{changes === 0 ? "Nothing changed." : `${counted(changes, "part")} changed.`}</p>
      <ChangedParts difference={difference} />
      {editToken !== null && <RestoreButton {...props} editToken={editToken} key={view.latest} />}
    </section>
  );
}

type RestoreButtonProps = DifferenceSectionProps & { editToken: string };

function RestoreButton({ view, postId, token, editToken, isBusy }: RestoreButtonProps) {
  const { latest, against: revision } = view;
  const bearer = useRootData()?.publicAnonKey;
  const isHydrated = useMounted();
  const navigate = useNavigate();
  const task = useTask();
  // The button belongs to the revisions that were on the screen.
  useEffect(() => () => keepFocus("content"), []);

  async function restore() {
    const input = { postId, token: editToken, revision, latest };
    const answer = await call(restoreRevision, input, { bearer });
    showAnswer(answer, ({ message }) => ({ title: message }), {
      topic: "restore",
      refused: "Not restored",
    });
    if (answer.ok) await navigate(reviewAddress("preview", postId, token));
  }

  return (
    <>
      <QuietButton
        label="Restore this version"
        about={revision}
        disabled={!isHydrated || task.isBusy || isBusy}
        run={() => task.run(restore)}
      />
      <p className="quiet">Version {revision} becomes the newest one. The present one is kept.</p>
    </>
  );
}
