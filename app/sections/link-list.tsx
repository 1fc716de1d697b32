import { Icon } from "../ui/icon.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Where to read on. */
export function LinkList({ section, level }: SectionProps<"links">) {
  return (
    <SectionFrame section={section} level={level}>
      <ul className="grid contents">
        {section.links.map(({ path, label, description }) => (
          <li key={path}>
            <a className="card" href={path}>
              <strong>{label}</strong>
              <Icon of="arrowRight" />
              {description !== undefined && <span className="quiet">{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
