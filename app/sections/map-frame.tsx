import { useSurroundings } from "../surroundings.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** The institute on the map of the settings; without that setting, its address in words. */
export function MapFrame({ section, level }: SectionProps<"map">) {
  const { provider } = useSurroundings();
  return (
    <SectionFrame section={section} level={level}>
      {provider.mapEmbedUrl === null ? (
        <p className="intro">
          You find {provider.name} here: {provider.address}.
        </p>
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
