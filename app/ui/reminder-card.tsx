import type { ReactNode } from "react";
import { valueOf } from "../../content/facts/snapshot.ts";
import { chatAddress, type Provider } from "../../content/site.ts";
import { useFacts } from "../facts-context.ts";
import { Icon } from "./icon.tsx";

type ChatProvider = Pick<Provider, "phone" | "whatsapp">;

/** The way to the institute's chat: it looks the same wherever it stands. */
export function ChatButton(props: {
  provider: ChatProvider;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      className={["button button-chat", props.className].filter(Boolean).join(" ")}
      href={chatAddress(props.provider)}
      target="_blank"
      rel="noopener"
    >
      <Icon of="messageCircle" />
      {props.children}
    </a>
  );
}

type ReminderCardProps = {
  provider: ChatProvider;
  title: string;
  action: string;
  children?: ReactNode;
};

export function ReminderCard({ provider, title, action, children }: ReminderCardProps) {
  const facts = useFacts();
  return (
    <aside className="card reminder" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <p>
        Send the word <strong>JEE</strong> to <strong className="phone">{provider.phone}</strong>.
        We reply within {valueOf(facts, "provider.reply")}.
      </p>
      <ChatButton provider={provider}>{action}</ChatButton>
    </aside>
  );
}
