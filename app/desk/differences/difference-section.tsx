import { Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { Comparison } from "../../../domain/review/revision-review.ts";
import { restoreRevision } from "../../calls/review.ts";
import { QuietButton } from "../kit/button.tsx";
import { call } from "../kit/call.ts";
import { useKeptFocus } from "../kit/focus.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted } from "../kit/words.tsx";
import { reviewAddress } from "../review-address.ts";
import { ChangedParts } from "./changed-parts.tsx";

type DifferenceSectionProps = {
  compared: Comparison;
  postId: string;
  token: string;
  editToken: string | null;
  isBusy: boolean;
};

export function DifferenceSection(props: DifferenceSectionProps) {
  const { compared, postId, token, editToken, isBusy } = props;
  const { revision: latest, against: revision, instructions, difference } = compared;
  const { fields, body } = difference;
  const changes = fields.length + body.filter(({ kind }) => kind !== "unchanged").length;
  const isHydrated = useMounted();
  const navigate = useNavigate();
  const task = useTask();
  useKeptFocus("content", latest);

  async function restore() {
    const input = { postId, token: editToken ?? "", revision, latest };
    const answer = await call(restoreRevision, input);
    showAnswer(answer, ({ message }) => ({ title: message }), "Not restored");
    if (answer.ok) await navigate(reviewAddress("preview", postId, token));
  }

  return (
    <section className="card" id="difference" aria-labelledby="difference-title">
      <h2 id="difference-title">What changed since version {revision}</h2>
      <Text c="dimmed" lineClamp={2}>
        Version {latest}: {instructions}
      </Text>
      <p>{changes === 0 ? "Nothing changed." : `${counted(changes, "part")} changed.`}</p>
      <ChangedParts difference={difference} />
      {editToken !== null && (
        <>
          <QuietButton
            label="Restore this version"
            about={revision}
            disabled={!isHydrated || task.isBusy || isBusy}
            run={() => task.run(restore)}
          />
          <p className="quiet">
            Version {revision} becomes the newest one. The present one is kept.
          </p>
        </>
      )}
    </section>
  );
}
