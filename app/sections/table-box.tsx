import type { ReactNode } from "react";

type TableBoxProps = { captionId: string; children: ReactNode };

/** The box in which a wide table scrolls, so that the page never does; named by the table's caption. */
export function TableBox({ captionId, children }: TableBoxProps) {
  return (
    <div className="table-scroll" aria-labelledby={captionId} {...reachedByKeyboard}>
      {children}
    </div>
  );
}

/** A box that scrolls has to take the focus: the arrow keys move what the focus is in. */
const reachedByKeyboard = { role: "region", tabIndex: 0 } as const;
