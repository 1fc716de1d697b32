import { valueOf } from "../../content/facts/snapshot.ts";
import type { ReminderSection } from "../../content/pages/section.ts";
import { useFacts } from "../facts-context.ts";
import { usePageContext } from "../page-context.ts";
import { Icon } from "../ui/icon.tsx";
import { telephoneAddress } from "../../content/site.ts";
import { ChatButton, ReminderCard } from "../ui/reminder-card.tsx";
import { Phrase } from "../marked-words.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function ContactCard({ section, level }: SectionProps<"contact">) {
  const facts = useFacts();
  const { provider } = usePageContext();
  return (
    <SectionFrame section={section} level={level}>
      <address className="card contact-card">
        <strong>{provider.name}</strong>
        <p>
          <Icon of="mapPin" />
          <span>{provider.address}</span>
        </p>
        <p>
          <Icon of="phone" />
          <a className="phone" href={telephoneAddress(provider.phone)}>
            {provider.phone}
          </a>
        </p>
        <p>
          <Icon of="clock" />
          <span>{valueOf(facts, "provider.hours")}</span>
        </p>
      </address>
    </SectionFrame>
  );
}

/** The institute on the map of the settings; without that setting, its address in words. */
export function MapFrame({ section, level }: SectionProps<"map">) {
  const { provider } = usePageContext();
  return (
    <SectionFrame section={section} level={level}>
      {provider.mapEmbedUrl === null ? (
        <p className="intro">Find us at {provider.address}.</p>
      ) : (
        <iframe
          className={`map map-${section.height}`}
          src={provider.mapEmbedUrl}
          title={`Map of the way to ${provider.name}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </SectionFrame>
  );
}

export function Reminder({ section }: { section: ReminderSection }) {
  const { provider } = usePageContext();
  return (
    <ReminderCard provider={provider} title={section.title} action={section.action}>
      <p>
        <Phrase words={section.text} />
      </p>
    </ReminderCard>
  );
}

export function FloatingChat() {
  const { provider } = usePageContext();
  return (
    <ChatButton provider={provider} className="floating-chat">
      Chat with us
    </ChatButton>
  );
}
