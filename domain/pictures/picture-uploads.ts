import { createHash } from "node:crypto";
import type { OpenDatabase } from "../../database/open-database.ts";
import { isUniqueViolation } from "../../database/database-faults.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { pictureId } from "../shared/picture-address.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine } from "../shared/written-text.ts";
import { pictureLimits, type MakePicture, type Picture } from "./picture.ts";
import { countUploads, findByContent, insertPicture } from "./picture-repository.ts";

type Uploader = { readonly userId: string; readonly email: string };

type UploadCommand = {
  readonly content: Uint8Array;
  /** The name of the file, which says nothing of its content. */
  readonly name: string;
  readonly by: Uploader;
};

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly make: MakePicture;
};

const hour = 60 * 60 * 1_000;

/** Takes pictures in. One that is acknowledged is stored with all its files; otherwise nothing of it is. */
export function createPictureUploads({ database, clock, audit, make }: Dependencies) {
  const { queries } = database;

  /**
   * Adds a picture, or answers the one that was made of the same content before. `malformed` for an empty
   * file, `unacceptable` for what is no picture that can be taken, `too-many` from one person in an hour.
   */
  async function add({ content, name, by }: UploadCommand): Promise<Result<Picture>> {
    if (content.length === 0) return fail("malformed", "The file is empty.");
    const now = clock.now();
    const contentHash = createHash("sha256").update(content).digest("hex");
    const existing = await findByContent(queries, contentHash);
    if (existing !== null) return succeed(existing);
    const since = new Date(now.getTime() - hour).toISOString();
    if ((await countUploads(queries, by.userId, since)) >= pictureLimits.hourlyUploads)
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
        await insertPicture(within, { ...picture, contentHash }, files);
        await audit.append(within, {
          actor: `admin:${by.email}`,
          action: "picture-added",
          details: { picture: picture.id, name: picture.name },
        });
      });
    } catch (error) {
      // Another request was quicker with the same file.
      const samePicture = isUniqueViolation(error)
        ? await findByContent(queries, contentHash)
        : null;
      if (samePicture === null) throw error;
      return succeed(samePicture);
    }
    return succeed(picture);
  }

  return { add };
}

/** As it is shown in the library: without the folders that some browsers name, and not too long. */
function fileName(name: string): string {
  const ownName = oneLine(name).split(/[\\/]/).at(-1) ?? "";
  return ownName.slice(0, pictureLimits.name).toWellFormed() || "Picture";
}
