import { z } from "zod";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { pictureSize, readPictureAddress } from "../shared/picture-address.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { storableText, writtenTextSchema } from "../shared/written-text.ts";
import { pictureLimits, type Picture, type PictureUse } from "./picture.ts";
import * as repository from "./picture-repository.ts";

/** A picture with where posts show it. */
export type LibraryPicture = Picture & { readonly uses: readonly PictureUse[] };

type LibraryPage = {
  readonly pictures: readonly LibraryPicture[];
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: string | null;
};

/** Its `role` decides what is allowed. */
type Person = {
  readonly userId: string;
  readonly email: string;
  readonly role: "admin" | "writer";
};

type Dependencies = {
  readonly database: OpenDatabase;
  readonly audit: AuditLog;
  readonly listUses: (queries: Queries, ids: readonly string[]) => Promise<readonly PictureUse[]>;
  /** Called in the transaction that deletes a picture, before it is gone. */
  readonly onDeleted: (queries: Queries, deleted: { readonly pictureId: string }) => Promise<void>;
};

/** How many pictures a page of the library has. */
const libraryPageSize = 24;

const cursorSchema = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.string().refine(isPictureId)]);

/** The pictures of the office: found, described, deleted, and read by those who serve them. */
export function createPictureLibrary({ database, audit, listUses, onDeleted }: Dependencies) {
  const { queries } = database;
  return {
    /** A page of the library, newest first; `query` holds words of its name or description. */
    async list(input: {
      readonly query: string;
      readonly cursor: string;
    }): Promise<Result<LibraryPage>> {
      const cursor = cursorSchema.safeParse(input.cursor.split("_"));
      if (input.cursor !== "" && !cursor.success)
        return fail("malformed", "This page of the library does not exist.");
      const [createdAt = "", id = ""] = cursor.data ?? [];
      const foundPictures = await repository.listPictures(queries, {
        words: searchWords(input.query),
        after: id === "" ? null : { createdAt, id },
        limit: libraryPageSize + 1,
      });
      const pictures = await withUses(foundPictures.slice(0, libraryPageSize));
      const last = pictures.at(-1);
      const nextCursor =
        foundPictures.length > pictures.length && last !== undefined
          ? `${last.createdAt}_${last.id}`
          : null;
      return succeed({ pictures, nextCursor });
    },

    /** Stores the words that are offered where a picture is used, or that it needs none. `unacceptable` for both. */
    async describe(
      input: { readonly id: string; readonly alt: string; readonly isDecorative: boolean },
      by: Person,
    ): Promise<Result<LibraryPicture>> {
      const { id, isDecorative } = input;
      const alt = writtenTextSchema.parse(input.alt).replaceAll(/\s+/g, " ");
      if (alt.length > pictureLimits.altText)
        return fail(
          "unacceptable",
          `The description can have ${pictureLimits.altText} characters at most.`,
        );
      if (isDecorative && alt !== "")
        return fail("unacceptable", "A decorative picture has no description: choose one of both.");
      return database.transaction(async (within) => {
        const picture = isPictureId(id) ? await repository.lockPicture(within, id) : null;
        if (picture === null) return noSuchPicture();
        if (picture.alt !== alt || picture.isDecorative !== isDecorative) {
          await repository.updateWords(within, { id, alt, isDecorative });
          await audit.append(within, {
            actor: `admin:${by.email}`,
            action: "picture-described",
            details: { picture: id, name: picture.name, alt, decorative: isDecorative },
          });
        }
        const pictureUses = await listUses(within, [id]);
        return succeed({ ...picture, alt, isDecorative, uses: pictureUses });
      });
    },

    /**
     * Deletes a picture for ever. `conflict`, naming the posts, while one shows it; where only earlier
     * revisions do, it has to be said that these may lose it. `forbidden` when a writer did not add it.
     */
    async remove(
      { id, fromEarlier }: { readonly id: string; readonly fromEarlier: boolean },
      by: Person,
    ): Promise<Result<{ readonly id: string }>> {
      return database.transaction(async (within) => {
        const picture = isPictureId(id) ? await repository.lockPicture(within, id) : null;
        if (picture === null) return noSuchPicture();
        if (by.role !== "admin" && picture.uploadedBy !== by.userId)
          return fail(
            "forbidden",
            "Only an approver may delete a picture that somebody else added.",
          );
        const refusal = deletionRefusal(await listUses(within, [id]), fromEarlier);
        if (refusal !== null) return fail("conflict", refusal);
        await onDeleted(within, { pictureId: id });
        await repository.deletePicture(within, id);
        await audit.append(within, {
          actor: `admin:${by.email}`,
          action: "picture-deleted",
          details: { picture: id, name: picture.name },
        });
        return succeed({ id });
      });
    },

    /** The bytes at an address below `/media`; null where there is no such picture. */
    async fileAt(address: string): Promise<Uint8Array | null> {
      const file = readPictureAddress(address);
      return file === null ? null : repository.findFile(queries, file);
    },
  };

  async function withUses(pictures: readonly Picture[]): Promise<readonly LibraryPicture[]> {
    const usesFound = await listUses(
      queries,
      pictures.map(({ id }) => id),
    );
    const byPicture = Map.groupBy(usesFound, ({ pictureId }) => pictureId);
    return pictures.map((picture) => ({ ...picture, uses: byPicture.get(picture.id) ?? [] }));
  }
}

function isPictureId(text: string): boolean {
  return pictureSize(text) !== null;
}

const noSuchPicture = () =>
  fail("not-found", "There is no such picture. It may have been deleted.");

/** How many posts a refusal names. */
const maxNamed = 3;

/** Why a picture has to stay; null when it may go. */
function deletionRefusal(uses: readonly PictureUse[], fromEarlier: boolean): string | null {
  const current = uses.filter(({ shownIn }) => shownIn !== "earlier");
  if (current.length > 0)
    return `This picture is used in ${namesOf(current)}. Take it out there first.`;
  if (uses.length === 0 || fromEarlier) return null;
  return `Earlier versions of ${namesOf(uses)} show this picture and would lose it.`;
}

function namesOf(uses: readonly PictureUse[]): string {
  const posts = [...new Map(uses.map((use) => [use.postId, use])).values()];
  const names = posts
    .slice(0, maxNamed)
    .map(({ title, isDeleted }) => `“${title}”${isDeleted ? " (deleted, can be restored)" : ""}`);
  const unnamedCount = posts.length - names.length;
  return unnamedCount === 0 ? names.join(", ") : `${names.join(", ")} and ${unnamedCount} more`;
}

function searchWords(query: string): readonly string[] {
  return storableText(query)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 10);
}
