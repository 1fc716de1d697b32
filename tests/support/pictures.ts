import sharp from "sharp";
import { editPost as savePost, readEditable } from "../../app/calls/editing.ts";
import { addPicture as addToLibrary, type AddedPicture } from "../../app/calls/pictures-schema.ts";
import { answerTo, signedIn } from "./caller.ts";
import type { TestSite } from "./site.ts";

type Asked = Pick<TestSite, "request">;

/** A picture of one colour, or of noise that no coding makes small. */
export async function samplePicture(
  size: { readonly width: number; readonly height: number },
  colour = "#336699",
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { ...size, channels: 3, background: colour } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

export function sendPicture(
  { request }: Asked,
  content: Uint8Array<ArrayBuffer>,
  {
    name = "hall.jpg",
    headers = {},
  }: { name?: string | undefined; headers?: Record<string, string> },
): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([content], name));
  return request("/functions/media", { method: "POST", headers, body });
}

export async function addPicture(
  asked: Asked,
  content: Uint8Array<ArrayBuffer>,
  name?: string,
): Promise<AddedPicture> {
  const { headers } = await signedIn(asked);
  return answerTo(addToLibrary, await sendPicture(asked, content, { headers, name }));
}

export async function editPost(
  asked: Asked,
  postId: string,
  change: (body: string) => Record<string, unknown>,
): Promise<Response> {
  const { call, send } = await signedIn(asked);
  const { revision, fields } = (await call(readEditable, { postId })).post;
  return send(savePost, {
    postId,
    revision,
    fields: { ...fields, ...change(fields.body_markdown) },
  });
}
