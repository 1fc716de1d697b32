import { fact, factText } from "../../content/facts/index.ts";
import { useSurroundings } from "../surroundings.ts";
import { Icon } from "../ui/icon.tsx";
import { telephoneAddress } from "../ui/provider-links.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Where the institute is, and when and how it is reached. */
export function ContactCard({ section, level }: SectionProps<"contact">) {
  const { provider } = useSurroundings();
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
          <span>{factText(fact("provider.hours"))}</span>
        </p>
      </address>
    </SectionFrame>
  );
}
