import type { FactId } from "./facts/index.ts";

export type UploadCheck = {
  readonly id: string;
  readonly name: string;
  readonly choose: string;
  /** Null for a file without one. */
  readonly limit: FactId | null;
  /** The reports against it. */
  readonly reported: FactId | null;
  readonly look: FactId | null;
};

export const uploadChecks: readonly UploadCheck[] = [
  {
    id: "photo",
    name: "Photo",
    choose: "Choose the photo",
    limit: "upload.photo",
    reported: "actual.upload.photo",
    look: "upload.photo_look",
  },
  {
    id: "signature",
    name: "Signature",
    choose: "Choose the signature",
    limit: "upload.signature",
    reported: "actual.upload.signature",
    look: null,
  },
  {
    id: "class-10",
    name: "Class 10 certificate",
    choose: "Choose the certificate",
    limit: "upload.class10",
    reported: "actual.upload.class10",
    look: null,
  },
  {
    id: "other",
    name: "Category or PwD certificate",
    choose: "Choose the certificate",
    limit: null,
    reported: null,
    look: null,
  },
];
