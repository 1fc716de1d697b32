import {
  addPicture,
  deletePicture,
  describePicture,
  listPictures,
} from "../../app/calls/pictures-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { LibraryPicture, PictureService } from "../../domain/pictures/picture-service.ts";
import { pictureLimits } from "../../domain/pictures/picture.ts";
import { pictureAddress } from "../../domain/shared/picture-address.ts";
import { succeed } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import {
  findStaff,
  uploadRoute,
  type Route,
  type StaffCheck,
  type StaffRoute,
} from "./api-routes.ts";

type Dependencies = {
  readonly pictures: PictureService;
  readonly auth: StaffCheck;
  readonly staffRoute: StaffRoute;
};

export function pictureCalls({ pictures, auth, staffRoute }: Dependencies): readonly Route[] {
  const withLimit = createConcurrencyLimit(limits.uploads);
  const rules = { ...pictureForm, find: findStaff, auth, withLimit };
  return [
    uploadRoute(addPicture, rules, async ({ file }, by) => {
      const added = await pictures.add({ ...file, by });
      if (!added.ok) return added;
      const { id, width, height } = added.value;
      return succeed({ id, url: pictureAddress(id, width), width, height });
    }),
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
    staffRoute(deletePicture, ({ id }, by) => pictures.remove(id, by)),
  ];
}

const pictureForm = {
  fileBytes: pictureLimits.uploadBytes,
  tooLarge: "A picture can have 10 MB at most. Make it smaller, then try again.",
  notAForm: "A picture has to be sent as the field “file” of a form (multipart/form-data).",
  tooMany: "Too many pictures at once. Please try again in a few seconds.",
  status: 201,
} as const;

function pictureAnswer({ uploadedBy, ...picture }: LibraryPicture, by: Staff) {
  return {
    ...picture,
    url: pictureAddress(picture.id, picture.width),
    mayDelete: by.role === "admin" || uploadedBy === by.userId,
  };
}
