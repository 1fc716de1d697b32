import { Button, Group } from "@mantine/core";
import { notifications, Notifications } from "@mantine/notifications";
import { useRevalidator } from "react-router";
import type { Answer } from "./call.ts";

type ToastWords = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: "success" | "failure";
  /** A later toast on the same topic takes the place of an earlier one: no failure outlives its correction. */
  readonly topic?: string | undefined;
  /** A way back; what is shown is read anew after it. */
  readonly action?: { readonly label: string; readonly run: () => unknown } | undefined;
};

/** How long a toast stays, in milliseconds; hovering stops the clock. */
const lifetime = { success: 8_000, failure: 20_000 };

const latestOn = new Map<string, string>();

export function showToast({ title, description, tone, topic, action }: ToastWords): void {
  const isFailure = tone === "failure";
  const former = topic === undefined ? undefined : latestOn.get(topic);
  if (former !== undefined) notifications.hide(former);
  const id: string = notifications.show({
    title,
    message: (
      <Message hide={() => notifications.hide(id)} description={description} action={action} />
    ),
    closeButtonProps: { "aria-label": "Close" },
    role: isFailure ? "alert" : "status",
    color: isFailure ? "red" : "teal",
    autoClose: lifetime[isFailure ? "failure" : "success"],
  });
  if (topic !== undefined) latestOn.set(topic, id);
}

type MessageProps = Pick<ToastWords, "description" | "action"> & { hide: () => void };

function Message({ hide, description, action }: MessageProps) {
  const { revalidate } = useRevalidator();
  return (
    <Group justify="space-between" gap="xs">
      {description !== undefined && <span>{description}</span>}
      {action !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            void Promise.resolve(action.run()).then(() => revalidate());
            hide();
          }}
        >
          {action.label}
        </Button>
      )}
    </Group>
  );
}

type AnswerToast = {
  readonly topic?: string;
  /** Title above the reason of a refusal, which is the title itself without it. */
  readonly refused?: string;
};

/** Says what came of a call: a title or more when it was done, else why it was refused. */
export function showAnswer<Value>(
  answer: Answer<Value>,
  done: string | ((value: Value) => ToastWords | null),
  { topic, refused }: AnswerToast = {},
): Answer<Value> {
  if (!answer.ok)
    showToast({
      topic,
      tone: "failure",
      title: refused ?? answer.message,
      description: refused && answer.message,
    });
  else {
    const words = typeof done === "string" ? { title: done } : done(answer.value);
    if (words !== null) showToast({ topic, ...words });
  }
  return answer;
}

export function Toaster() {
  return (
    <section aria-label="Notifications">
      <Notifications
        withinPortal={false}
        position="bottom-right"
        transitionDuration={0}
        containerWidth={420}
      />
    </section>
  );
}
