import { archiveSentence, linkToCurrent } from "../../content/archive-content.ts";
import type { ArchivePlace } from "../root-data.ts";

/** Above every page of an edition that is not the current one, on paper too. */
export function ArchiveBar({ edition, current, address }: ArchivePlace) {
  return (
    <p className="alert archive-bar" role="note">
      {archiveSentence(edition, current)} <a href={address}>{linkToCurrent(current, address)}</a>
    </p>
  );
}
