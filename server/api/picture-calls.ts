import type { Context } from "hono";
import {
  addPicture,
  deletePicture,
  describePicture,
  listPictures,
} from "../../app/calls/pictures-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { LibraryPicture } from "../../domain/pictures/picture-service.ts";
import type { PictureService } from "../../domain/pictures/picture-service.ts";
import { pictureLimits } from "../../domain/pictures/picture.ts";
import { pictureAddress } from "../../domain/shared/picture-address.ts";
import { fail, succeed, type Failure } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { readFileForm } from "../file-form.ts";
import { limits } from "../limits.ts";
import { discardBody } from "../request-body.ts";
import { respondFailure } from "../respond.ts";
import { findStaff, routeOf, type Route, type StaffCheck, type StaffRoute } from "./api-routes.ts";

type Dependencies = {
  readonly pictures: PictureService;
  readonly auth: StaffCheck;
  readonly staffRoute: StaffRoute;
};

export function pictureCalls({ pictures, auth, staffRoute }: Dependencies): readonly Route[] {
  const withUploadLimit = createConcurrencyLimit(limits.uploads);

  /** The person is known before a byte of the picture is read. */
  async function upload(context: Context): Promise<Response> {
    const staff = await findStaff(context, auth);
    if (!staff.ok) return refuseUnread(context, staff.failure);
    const by = staff.value;
    const answer = await withUploadLimit(
      by.userId,
      () => add(context, by),
      () => null,
    );
    return answer ?? refuseUnread(context, tooManyAtOnce.failure);
  }

  async function add(context: Context, by: Staff): Promise<Response> {
    const sentForm = await readFileForm(context, pictureForm);
    if (sentForm instanceof Response) return sentForm;
    if (!sentForm.ok) return respondFailure(context, sentForm.failure);
    const addedPicture = await pictures.add({ ...sentForm.value.file, by });
    if (!addedPicture.ok) return respondFailure(context, addedPicture.failure);
    const { id, width, height } = addedPicture.value;
    return context.json({ id, url: pictureAddress(id, width), width, height }, 201);
  }

  return [
    routeOf(addPicture, upload),
    staffRoute(listPictures, async ({ q, cursor }, by) => {
      const page = await pictures.list({ query: q, cursor });
      if (!page.ok) return page;
      const { nextCursor } = page.value;
      return succeed({
        pictures: page.value.pictures.map((one) => pictureAnswer(one, by)),
        nextCursor,
      });
    }),
    staffRoute(describePicture, async (input, by) => {
      const picture = await pictures.describe(input, by);
      return picture.ok ? succeed(pictureAnswer(picture.value, by)) : picture;
    }),
    staffRoute(deletePicture, (input, by) => pictures.remove(input, by)),
  ];
}

const pictureForm = {
  fileBytes: pictureLimits.uploadBytes,
  tooLarge: "A picture can have 10 MB at most. Make it smaller, then try again.",
  notAForm: "A picture has to be sent as the field “file” of a form (multipart/form-data).",
};

const tooManyAtOnce = fail(
  "too-many",
  "Too many pictures at once. Please try again in a few seconds.",
  limits.retryAfter,
);

/** Answers after the body was sent; nothing of it is kept. */
async function refuseUnread(context: Context, failure: Failure): Promise<Response> {
  await discardBody(context, limits.discardedFileBytes);
  return respondFailure(context, failure);
}

/** A picture as the desk shows it to this person. */
function pictureAnswer({ uploadedBy, ...picture }: LibraryPicture, by: Staff) {
  return {
    ...picture,
    url: pictureAddress(picture.id, picture.width),
    mayDelete: by.role === "admin" || uploadedBy === by.userId,
  };
}
