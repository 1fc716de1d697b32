import { NativeSelect } from "@mantine/core";
import { useEffect } from "react";
import { redirect, useFetcher } from "react-router";
import { counted } from "../phrases.ts";
import { ChangedParts } from "./changed-parts.tsx";
import type { DifferenceView } from "./difference-data.ts";
import { useRootData } from "../../root-data.ts";
import { restoreRevision } from "../../calls/review.ts";
import { QuietButton } from "../kit/button.tsx";
import { call } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { reviewAddress } from "../review-address.ts";
import { showToast } from "../kit/toasts.tsx";
import { useMounted } from "@mantine/hooks";

type DifferenceSectionProps = {
  view: DifferenceView;
  postId: string;
  token: string;
  /** Null when the link does not allow changes. */
  editToken: string | null;
  isBusy: boolean;
};

export function DifferenceSection(props: DifferenceSectionProps) {
  const { view, postId, token, editToken, isBusy } = props;
  const { earlier, present, against, difference } = view;
  const changes =
    difference.fields.length + difference.body.filter(({ kind }) => kind !== "unchanged").length;
  return (
    <section className="difference" id="difference" aria-labelledby="difference-title">
      <details open>
        <summary>
          <h2 id="difference-title">What changed since version {against.revision}</h2>
        </summary>
        <div className="stack">
          {/* A plain form: the choice stands in the address. */}
          <form className="stack" method="get">
            <input type="hidden" name="token" value={token} />
            <NativeSelect
              id="against"
              name="against"
              label="Compare with"
              defaultValue={against.revision}
              key={against.revision}
              data={earlier.map(({ revision, words }) => ({
                value: String(revision),
                label: words,
              }))}
            />
            <p>
              <QuietButton label="Compare" type="submit" />
            </p>
          </form>
          <p className="quiet">{present.words}</p>
          <p>{changes === 0 ? "Nothing changed." : `${counted(changes, "part")} changed.`}</p>
          <ChangedParts difference={difference} />
          {editToken !== null && (
            <RestoreButton
              key={`${present.revision}/${against.revision}`}
              postId={postId}
              token={token}
              editToken={editToken}
              isBusy={isBusy}
              revision={against.revision}
              latest={present.revision}
            />
          )}
        </div>
      </details>
    </section>
  );
}

type RestoreButtonProps = {
  postId: string;
  token: string;
  editToken: string;
  revision: number;
  /** The latest one on the screen. */
  latest: number;
  isBusy: boolean;
};

function RestoreButton({ isBusy, ...restored }: RestoreButtonProps) {
  const bearer = useRootData()?.publicAnonKey ?? "";
  const hydrated = useMounted();
  const fetcher = useFetcher();
  // The button belongs to the revisions that were on the screen.
  useEffect(() => () => keepFocus("content"), []);
  const command: RestoreCommand = { ...restored, bearer };
  return (
    <div className="stack">
      <p>
        <QuietButton
          label="Restore this version"
          about={restored.revision}
          disabled={!hydrated || fetcher.state !== "idle" || isBusy}
          run={() =>
            void fetcher.submit(command, {
              method: "post",
              encType: "application/json",
              preventScrollReset: true,
            })
          }
        />
      </p>
      <p className="quiet">
        Version {restored.revision} becomes the newest one. Nothing is lost: the present one stays
        in the list.
      </p>
    </div>
  );
}

type RestoreCommand = Omit<RestoreButtonProps, "isBusy"> & { readonly bearer: string };

export async function restoreEarlier(request: Request) {
  const command = (await request.json()) as RestoreCommand;
  const { postId, token, editToken, revision, latest, bearer } = command;
  const input = { postId, token: editToken, revision, latest };
  const answer = await call(restoreRevision, input, { bearer });
  const topic = "restore";
  if (answer.ok) {
    showToast({ topic, title: answer.value.message });
    throw redirect(reviewAddress("preview", postId, token));
  }
  showToast({ topic, tone: "failure", title: "Not restored", description: answer.message });
  return answer;
}
