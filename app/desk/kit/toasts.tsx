import { Button, Group } from "@mantine/core";
import { notifications, Notifications, notificationsStore } from "@mantine/notifications";
import { useRevalidator } from "react-router";
import type { Answer } from "./call.ts";

type ToastWords = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly isFailure?: boolean;
  /** A way back; what is shown is read anew after it. */
  readonly action?: { readonly label: string; readonly run: () => unknown } | undefined;
};

/** How long a toast stays, in milliseconds; hovering stops the clock. */
const lifetime = { success: 8_000, failure: 20_000 };

export function showToast({ title, description, isFailure = false, action }: ToastWords): void {
  // No failure outlives its correction, only what was done last is undone, and nothing stands there twice.
  notifications.updateState(notificationsStore, (shown) =>
    shown.filter(
      (former) =>
        former.role !== "alert" && former["data-has-action"] !== true && former.title !== title,
    ),
  );
  const id: string = notifications.show({
    title,
    message: (
      <Message hide={() => notifications.hide(id)} description={description} action={action} />
    ),
    closeButtonProps: { "aria-label": "Close" },
    "data-has-action": action !== undefined,
    role: isFailure ? "alert" : "status",
    color: isFailure ? "red" : "blue",
    autoClose: lifetime[isFailure ? "failure" : "success"],
  });
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

/** The words for a call that was done; null says nothing. */
export type Done<Value> = string | ((value: Value) => ToastWords | null);

/** Says what came of a call; `refused` stands above the reason of a refusal, which is the title without it. */
export function showAnswer<Value>(
  answer: Answer<Value>,
  done: Done<Value>,
  refused?: string,
): Answer<Value> {
  if (!answer.ok) {
    const { message } = answer;
    showToast({ isFailure: true, title: refused ?? message, description: refused && message });
    return answer;
  }
  const words = typeof done === "string" ? { title: done } : done(answer.value);
  if (words !== null) showToast(words);
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

/** Puts a text on the clipboard, or shows it where the browser or the person does not allow that. */
export async function copyText(text: string, title: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, description });
  } catch (fault) {
    // Without https there is no clipboard.
    if (!(fault instanceof DOMException || fault instanceof TypeError)) throw fault;
    showToast({ isFailure: true, title: "It could not be copied", description: text });
  }
}
