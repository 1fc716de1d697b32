import type { ReactNode } from "react";
import { valueOf } from "../../content/facts/snapshot.ts";
import { chatAddress, type Provider } from "../../content/site.ts";
import { useFacts } from "../facts-context.ts";
import { Icon } from "./icon.tsx";

type ReminderCardProps = {
  provider: Pick<Provider, "phone" | "whatsapp">;
  title: string;
  /** The button's words. */
  action: string;
  children?: ReactNode;
};

/** The invitation to send the word JEE to the provider's chat. */
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
      <a className="button button-chat" href={chatAddress(provider)} target="_blank" rel="noopener">
        <Icon of="messageCircle" />
        {action}
      </a>
    </aside>
  );
}
