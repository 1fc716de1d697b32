import { Toaster, toast } from "sonner";

export type ToastWords = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "failure";
  /** A later toast on the same topic takes the place of an earlier one: no failure outlives its mending. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** How long a toast stays, in milliseconds; hovering or a hidden tab stops the clock. */
const lifetime = { success: 8_000, failure: 20_000 };

/** The one way to say something in passing. Sonner places, stacks and times it; the looks are ours. */
export function showToast(words: ToastWords): void {
  toast.custom((id) => <ToastCard words={words} close={() => toast.dismiss(id)} />, {
    duration: lifetime[words.tone ?? "success"],
    ...(words.topic !== undefined && { id: words.topic }),
  });
}

/** Where toasts appear: once, in the layout around the desk's pages. */
export function ToastPlace() {
  return <Toaster position="bottom-right" gap={12} expand />;
}

function ToastCard({ words, close }: { words: ToastWords; close: () => void }) {
  const { title, description, tone = "success", action } = words;
  return (
    <div className={`toast toast-${tone}`} role={tone === "failure" ? "alert" : "status"}>
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description !== undefined && <p>{description}</p>}
      </div>
      {action !== undefined && (
        <button
          className="button button-quiet"
          type="button"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button className="toast-close" type="button" aria-label="Close" onClick={close}>
        ×
      </button>
    </div>
  );
}
