import { useRevalidator, useSearchParams } from "react-router";
import type { Route } from "./+types/media-page.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import { commandOf } from "../kit/desk-data.ts";
import { EmptyNote, MoreRows } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { Filters, FilterWords } from "../kit/filters.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { PictureCard } from "./picture-card.tsx";
import { performPicture, readLibrary, type PictureCommand } from "./picture-commands.ts";
import { emptyLibrary } from "./thumbnail.tsx";
import { UploadArea } from "./upload-area.tsx";

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return readLibrary(context, request.url);
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performPicture(context, await commandOf<PictureCommand>(request));
}

/** All pictures of the office: to upload, to describe, to delete, and where each is used. */
export default function MediaPage({ loaderData: library }: Route.ComponentProps) {
  const admin = useAdmin();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  useKeptFocus("library-title", library);
  return (
    <div className="stack-wide">
      <DeskHeading title="Pictures" />
      <UploadArea admin={admin} onAdded={() => void revalidate()} />
      <Part id="library-title" title="Library">
        <Filters>
          <FilterWords
            name="q"
            label="Search by name or description"
            hint="Search by name or description"
          />
        </Filters>
        {!library.ok ? (
          <NotLoaded what="The pictures" reason={library.message} />
        ) : library.value.pictures.length === 0 ? (
          <EmptyNote>{emptyLibrary(query.get("q") ?? "")}</EmptyNote>
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {counted(library.value.pictures.length, "picture")} shown
              {library.value.hasMore && ", there are more"}
            </p>
            <ul className="picture-grid picture-library">
              {library.value.pictures.map((picture) => (
                <PictureCard picture={picture} key={picture.id} />
              ))}
            </ul>
            {library.value.hasMore && <MoreRows />}
          </>
        )}
      </Part>
    </div>
  );
}
