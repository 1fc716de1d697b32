import { Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Comparison } from "../../../domain/review/revision-review.ts";
import { restoreRevision } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { QuietButton } from "../kit/button.tsx";
import { call } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted } from "../phrases.ts";
import { reviewAddress } from "../review-address.ts";
import { ChangedParts } from "./changed-parts.tsx";

type DifferenceSectionProps = {
  /** With the revision that readers have, else with the one before. */
  compared: Comparison;
  postId: string;
  token: string;
  /** Null when the link does not allow changes. */
  editToken: string | null;
  isBusy: boolean;
};

export function DifferenceSection(props: DifferenceSectionProps) {
  const { compared, editToken } = props;
  const { revision, against, instructions, difference } = compared;
  const { fields, body } = difference;
  const changes = fields.length + body.filter(({ kind }) => kind !== "unchanged").length;
  return (
    <section className="card" id="difference" aria-labelledby="difference-title">
      <h2 id="difference-title">What changed since version {against}</h2>
      <Text c="dimmed" lineClamp={2}>
        Version {revision}: {instructions}
      </Text>
      <p>{changes === 0 ? "Nothing changed." : `${counted(changes, "part")} changed.`}</p>
      <ChangedParts difference={difference} />
      {editToken !== null && <RestoreButton {...props} editToken={editToken} key={revision} />}
    </section>
  );
}

type RestoreButtonProps = DifferenceSectionProps & { editToken: string };

function RestoreButton({ compared, postId, token, editToken, isBusy }: RestoreButtonProps) {
  const { revision: latest, against: revision } = compared;
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
