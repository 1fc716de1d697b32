import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { actOnPost } from "../../calls/posts.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { useIsApprover } from "../kit/admin-access.tsx";
import { attempt } from "../kit/office-access.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { focusOn } from "../kit/focus.ts";
import { counted } from "../phrases.ts";

type BulkAction = "unpublish" | "delete" | "restore";

type Outcome = { readonly post: DeskPost; readonly isDone: boolean; readonly words: string };

const words = {
  unpublish: {
    verb: "Withdraw",
    done: "Withdrawn.",
    consequence: "Readers no longer see them. Each can be published again.",
  },
  delete: {
    verb: "Delete",
    done: "Deleted.",
    consequence: "Readers no longer see what was live. They can be restored for 30 days.",
  },
  restore: {
    verb: "Restore",
    done: "Restored.",
    consequence: "They are again what they were before they were deleted.",
  },
} as const satisfies Record<BulkAction, object>;

type BulkActionsProps = { chosen: readonly DeskPost[]; clear: () => void };

export function BulkActions({ chosen, clear }: BulkActionsProps) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function perform(action: BulkAction, reason: string): Promise<void> {
    setAsked(null);
    setBusy(true);
    const found: Outcome[] = [];
    for (const post of chosen) {
      found.push(await outcomeOf(post, action, reason));
      setOutcomes([...found]);
    }
    setBusy(false);
    clear();
    await revalidate();
    focusOn(outcomesId);
  }

  const actions = actionsFor(chosen, useIsApprover());
  return (
    <>
      {chosen.length > 0 && (
        <div className="desk-bulk" role="group" aria-label="Chosen posts">
          <p role="status">{counted(chosen.length, "post")} chosen</p>
          <div className="cluster">
            {actions.map((action) => (
              <QuietButton
                label={<>{words[action].verb} chosen</>}
                disabled={isBusy}
                run={() => setAsked(action)}
                key={action}
              />
            ))}
            <RowButton label="Choose none" disabled={isBusy} run={clear} />
          </div>
        </div>
      )}
      {asked !== null && (
        <BulkQuestion
          action={asked}
          posts={chosen}
          confirm={(reason) => void perform(asked, reason)}
          cancel={() => setAsked(null)}
        />
      )}
      {outcomes !== null && (
        <Outcomes
          of={outcomes}
          close={() => {
            setOutcomes(null);
            focusOn("posts-title");
          }}
        />
      )}
    </>
  );
}

function actionsFor(chosen: readonly DeskPost[], isApprover: boolean): BulkAction[] {
  const mayChange = ({ published_at }: DeskPost) => isApprover || published_at === null;
  const can = {
    unpublish: isApprover && chosen.some((post) => post.publicUrl !== null),
    delete: chosen.some((post) => post.deleted_at === null && mayChange(post)),
    restore: chosen.some((post) => post.deleted_at !== null && mayChange(post)),
  };
  return (["unpublish", "delete", "restore"] as const).filter((action) => can[action]);
}

async function outcomeOf(post: DeskPost, action: BulkAction, reason: string): Promise<Outcome> {
  const { id: postId, revision, status } = post;
  const seen = status === "regenerating" ? {} : { status };
  const answer = await attempt(actOnPost, { postId, revision, action, reason, ...seen });
  return { post, isDone: answer.ok, words: answer.ok ? words[action].done : answer.message };
}

type BulkQuestionProps = {
  action: BulkAction;
  posts: readonly DeskPost[];
  confirm: (reason: string) => void;
  cancel: () => void;
};

function BulkQuestion({ action, posts, confirm, cancel }: BulkQuestionProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const needsReason = action === "unpublish";

  function answer() {
    if (needsReason && reason.trim() === "") {
      setMissing(true);
      focusOn("bulk-reason");
    } else confirm(reason);
  }

  return (
    <ConfirmDialog
      title={`${words[action].verb} ${counted(posts.length, "post")}?`}
      text={
        <>
          <p>{words[action].consequence}</p>
          <ul className="desk-bulk-titles">
            {posts.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {needsReason && (
            <TextInput
              id="bulk-reason"
              label="Why are they withdrawn?"
              description="For the record. Readers do not see it."
              error={isMissing ? "Please say why." : undefined}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={500}
            />
          )}
        </>
      }
      action={`${words[action].verb} ${counted(posts.length, "post")}`}
      danger={action !== "restore"}
      onConfirm={answer}
      onCancel={cancel}
    />
  );
}

const outcomesId = "bulk-outcomes";

function Outcomes({ of, close }: { of: readonly Outcome[]; close: () => void }) {
  const failures = of.filter(({ isDone }) => !isDone).length;
  return (
    <section
      className={failures > 0 ? "alert alert-warning" : "alert"}
      aria-labelledby={outcomesId}
    >
      <h3 id={outcomesId} tabIndex={-1}>
        {failures === 0
          ? `Done with ${counted(of.length, "post")}`
          : `${failures} of ${of.length} could not be changed`}
      </h3>
      <ul className="desk-bulk-titles">
        {of.map(({ post, isDone, words: what }) => (
          <li key={post.id}>
            {post.title}: {isDone ? what : <strong>{what}</strong>}
          </li>
        ))}
      </ul>
      <p>
        <QuietButton label="Close" run={close} />
      </p>
    </section>
  );
}
