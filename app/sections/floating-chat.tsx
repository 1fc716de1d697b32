import { useSurroundings } from "../surroundings.ts";
import { Icon } from "../ui/icon.tsx";
import { chatAddress } from "../ui/provider-links.ts";

/** The chat with the institute, always in reach. */
export function FloatingChat() {
  const { provider } = useSurroundings();
  return (
    <a
      className="button button-chat floating-chat"
      href={chatAddress(provider)}
      target="_blank"
      rel="noopener"
    >
      <Icon of="messageCircle" />
      Chat with us
    </a>
  );
}
