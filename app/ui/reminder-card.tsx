import type { ReactNode } from "react";
import { valueOf } from "../../content/facts/snapshot.ts";
import { chatAddress } from "../../content/site.ts";
import { usePageContext } from "../page-context.ts";
import { Icon } from "./icon.tsx";

/** The way to the institute's chat: it looks the same wherever it stands. */
export function ChatButton({ isFloating, children }: { isFloating?: true; children: ReactNode }) {
  const { provider } = usePageContext();
  return (
    <a
      className={isFloating ? "button button-chat floating-chat" : "button button-chat"}
      href={chatAddress(provider)}
      target="_blank"
      rel="noopener"
    >
      <Icon of="messageCircle" />
      {children}
    </a>
  );
}

type ReminderCardProps = { title: string; action: string; children?: ReactNode };

export function ReminderCard({ title, action, children }: ReminderCardProps) {
  const { provider, facts } = usePageContext();
  return (
    <aside className="card reminder" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <p>
        Send the word <strong>JEE</strong> to <strong className="phone">{provider.phone}</strong>.
        We reply within {valueOf(facts, "provider.reply")}.
      </p>
      <ChatButton>{action}</ChatButton>
    </aside>
  );
}
