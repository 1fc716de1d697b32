import { dayMs, later } from "../shared/clock.ts";
import * as repository from "./picture-repository.ts";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { AuditAction } from "../audit/audit-kinds.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { pictureSize, readPictureAddress, pictureId } from "../shared/picture-address.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine, searchedWords, writtenTextSchema } from "../shared/written-text.ts";
import { pictureLimits, type Picture, type PictureUse, type MakePicture } from "./picture.ts";
import { createHash } from "node:crypto";
import { isUniqueViolation } from "../../database/database-faults.ts";

export type LibraryPicture = Picture & { readonly uses: readonly PictureUse[] };

type Person = {
  readonly userId: string;
  readonly email: string;
  readonly role: "admin" | "writer";
};

type UploadCommand = {
  readonly content: Uint8Array;
  /** The name of the file, which says nothing of its content. */
  readonly name: string;
  readonly by: Pick<Person, "userId" | "email">;
};

type Dependencies = RoomTools & {
  readonly make: MakePicture;
  readonly listUses: (queries: Queries, ids: readonly string[]) => Promise<readonly PictureUse[]>;
  readonly onDeleted: (queries: Queries, deleted: { readonly pictureId: string }) => Promise<void>;
};

const libraryPageSize = 24;

const cursorSchema = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.string().refine(isPictureId)]);

export type PictureService = ReturnType<typeof createPictureService>;

export function createPictureService(dependencies: Dependencies) {
  const { database, clock, audit, make, listUses, onDeleted } = dependencies;
  const { queries } = database;
  return {
    add,

    check: checkPictures,

    async list(input: { readonly query: string; readonly cursor: string }) {
      const cursor = cursorSchema.safeParse(input.cursor.split("_"));
      if (input.cursor !== "" && !cursor.success)
        return fail("malformed", "This page of the library does not exist.");
      const [createdAt = "", id = ""] = cursor.data ?? [];
      const foundPictures = await repository.listPictures(queries, {
        words: searchedWords(input.query),
        after: id === "" ? null : { createdAt, id },
        limit: libraryPageSize + 1,
      });
      const pictures = await withUses(foundPictures.slice(0, libraryPageSize));
      const last = foundPictures.length > pictures.length ? pictures.at(-1) : undefined;
      const nextCursor = last === undefined ? null : `${last.createdAt}_${last.id}`;
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
          await within
            .updateTable("pictures")
            .set({ alt_text: alt, is_decorative: isDecorative ? 1 : 0 })
            .where("id", "=", id)
            .execute();
          const words = { alt, decorative: isDecorative };
          await note(within, by, "picture-described", picture, words);
        }
        const pictureUses = await listUses(within, [id]);
        return succeed({ ...picture, alt, isDecorative, uses: pictureUses });
      });
    },

    /** For earlier revisions too. `conflict`, naming the posts, while one shows it. */
    async remove(id: string, by: Person): Promise<Result<{ readonly id: string }>> {
      return database.transaction(async (within) => {
        const picture = isPictureId(id) ? await repository.lockPicture(within, id) : null;
        if (picture === null) return noSuchPicture();
        if (by.role !== "admin" && picture.uploadedBy !== by.userId)
          return fail(
            "forbidden",
            "Only an approver may delete a picture that somebody else added.",
          );
        const pictureUses = await listUses(within, [id]);
        if (pictureUses.length > 0)
          return fail(
            "conflict",
            `This picture is used in ${namesOf(pictureUses)}. Take it out there first.`,
          );
        await onDeleted(within, { pictureId: id });
        await within.deleteFrom("picture_files").where("picture_id", "=", id).execute();
        await within.deleteFrom("pictures").where("id", "=", id).execute();
        await note(within, by, "picture-deleted", picture);
        return succeed({ id });
      });
    },

    async fileAt(address: string): Promise<Uint8Array | null> {
      const file = readPictureAddress(address);
      if (file === null) return null;
      const stored = await queries
        .selectFrom("picture_files")
        .select("content")
        .where("picture_id", "=", file.id)
        .where("width", "=", file.width)
        .executeTakeFirst();
      return stored?.content ?? null;
    },
  };

  function note(
    within: Queries,
    { email }: Pick<Person, "email">,
    action: AuditAction,
    { id, name }: Picture,
    words: object = {},
  ): Promise<void> {
    const details = { picture: id, name, ...words };
    return audit.append(within, { actor: `admin:${email}`, action, details });
  }

  /** Adds a picture, or answers the one that was made of the same content before. */
  async function add({ content, name, by }: UploadCommand): Promise<Result<Picture>> {
    if (content.length === 0) return fail("malformed", "The file is empty.");
    const now = clock.now();
    const contentHash = createHash("sha256").update(content).digest("hex");
    const existing = await repository.findByContent(queries, contentHash);
    if (existing !== null) return succeed(existing);
    const since = later(now, -dayMs / 24);
    const { uploads } = await queries
      .selectFrom("pictures")
      .select((of) => of.fn.countAll().as("uploads"))
      .where("uploaded_by", "=", by.userId)
      .where("created_at", ">", since)
      .executeTakeFirstOrThrow();
    if (Number(uploads) >= pictureLimits.hourlyUploads)
      return fail("too-many", "That is a lot of pictures in one hour. Please go on later.", 600);
    const madePicture = await make(content);
    if (!madePicture.ok) return madePicture;
    const { width, height, files } = madePicture.value;
    const picture: Picture = {
      id: pictureId(contentHash, { width, height }),
      name: fileName(name),
      width,
      height,
      alt: "",
      isDecorative: false,
      uploadedBy: by.userId,
      createdAt: now.toISOString(),
    };
    try {
      await database.transaction(async (within) => {
        await repository.insertPicture(within, { ...picture, contentHash }, files);
        await note(within, by, "picture-added", picture);
      });
    } catch (error) {
      // Another request was quicker with the same file.
      const samePicture = isUniqueViolation(error)
        ? await repository.findByContent(queries, contentHash)
        : null;
      if (samePicture === null) throw error;
      return succeed(samePicture);
    }
    return succeed(picture);
  }

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

const maxNamed = 3;

function namesOf(uses: readonly PictureUse[]): string {
  const names = uses
    .slice(0, maxNamed)
    .map(({ title, isDeleted }) => `“${title}”${isDeleted ? " (deleted, can be restored)" : ""}`);
  const unnamedCount = uses.length - names.length;
  return unnamedCount === 0 ? names.join(", ") : `${names.join(", ")} and ${unnamedCount} more`;
}

type ShownPicture = {
  readonly id: string;
  readonly place: "hero" | "body";
  readonly alt: string;
};

/** `unacceptable` for one that is gone, or has no words and is not declared decorative. */
async function checkPictures(
  queries: Queries,
  shownPictures: readonly ShownPicture[],
): Promise<Result<null>> {
  if (shownPictures.length === 0) return succeed(null);
  const knownPictures = await repository.findPictures(queries, [
    ...new Set(shownPictures.map(({ id }) => id)),
  ]);
  const library = new Map(knownPictures.map((picture) => [picture.id, picture]));
  for (const { id, place, alt } of shownPictures) {
    const picture = library.get(id);
    const where = place === "hero" ? "The picture at the top" : "A picture in the text";
    if (picture === undefined)
      return fail(
        "unacceptable",
        `${where} is not in the library any more. Choose another one, or take it out.`,
      );
    if (alt.trim() === "" && !picture.isDecorative)
      return fail(
        "unacceptable",
        `${where} (“${picture.name}”) has no description for those who cannot see it. Describe it, or mark it as decorative under Pictures.`,
      );
  }
  return succeed(null);
}

/** As it is shown in the library: without the folders that some browsers name, and not too long. */
function fileName(name: string): string {
  const ownName = oneLine(name).split(/[\\/]/).at(-1) ?? "";
  return ownName.slice(0, pictureLimits.name).toWellFormed() || "Picture";
}
