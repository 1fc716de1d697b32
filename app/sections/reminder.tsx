import type { ReminderSection } from "../../content/pages/section.ts";
import { useSurroundings } from "../surroundings.ts";
import { ReminderCard } from "../ui/reminder-card.tsx";
import { Phrase } from "../words.tsx";

/** The invitation to the institute's chat, between the parts of a page. */
export function Reminder({ section }: { section: ReminderSection }) {
  const { provider } = useSurroundings();
  return (
    <ReminderCard provider={provider} title={section.title} action={section.action}>
      <p>
        <Phrase words={section.text} />
      </p>
    </ReminderCard>
  );
}
