import {
  addPicture,
  deletePicture,
  describePicture,
  listPictures,
} from "../../app/calls/pictures-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { LibraryPicture } from "../../domain/pictures/picture-service.ts";
import { pictureLimits } from "../../domain/pictures/picture.ts";
import { pictureAddress } from "../../domain/shared/picture-address.ts";
import { mapResult } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { uploadRoute, type Route, type CallSources } from "./api-routes.ts";

export function pictureCalls({ pictures, findStaff, staffRoute }: CallSources): readonly Route[] {
  const withLimit = createConcurrencyLimit(limits.uploads);
  const rules = { ...pictureForm, find: findStaff, withLimit };
  return [
    uploadRoute(addPicture, rules, async ({ file }, by) =>
      mapResult(await pictures.add({ ...file, by }), ({ id, width, height }) => ({
        id,
        url: pictureAddress(id, width),
        width,
        height,
      })),
    ),
    staffRoute(listPictures, async ({ q, cursor }, by) =>
      mapResult(await pictures.list({ query: q, cursor }), (page) => ({
        ...page,
        pictures: page.pictures.map((one) => pictureAnswer(one, by)),
      })),
    ),
    staffRoute(describePicture, async (input, by) =>
      mapResult(await pictures.describe(input, by), (picture) => pictureAnswer(picture, by)),
    ),
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
