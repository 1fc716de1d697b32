import { z } from "zod";
import sharp from "sharp";
import { adminToken } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";

const addedSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

type Asked = Pick<TestSite, "request">;

/** A picture of one colour, or of noise that no coding makes small. */
export async function samplePicture(
  size: { readonly width: number; readonly height: number },
  colour = "#336699",
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { ...size, channels: 3, background: colour } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

export async function bearerOf(asked: Asked): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${await adminToken(asked)}` };
}

/** Sends a file as the desk does. */
export function sendPicture(
  { request }: Asked,
  content: Uint8Array<ArrayBuffer>,
  { name = "hall.jpg", headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([content], name));
  return request("/functions/media", { method: "POST", headers, body });
}

/** A picture of the library. */
export async function addPicture(
  asked: Asked,
  content: Uint8Array<ArrayBuffer>,
  name?: string,
): Promise<z.infer<typeof addedSchema>> {
  const headers = await bearerOf(asked);
  const answer = await sendPicture(asked, content, {
    headers,
    ...(name !== undefined && { name }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return addedSchema.parse(await answer.json());
}

/** A call of the library with this body. */
export async function callLibrary(
  asked: Asked,
  call: "describe" | "delete",
  body: object,
): Promise<Response> {
  const headers = { ...(await bearerOf(asked)), "content-type": "application/json" };
  return asked.request(`/functions/media/${call}`, {
    ...{ method: "POST", headers },
    body: JSON.stringify(body),
  });
}

const librarySchema = z.object({
  pictures: z.array(
    z.object({
      id: z.string(),
      alt: z.string(),
      isDecorative: z.boolean(),
      uses: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  nextCursor: z.string().nullable(),
});

/** The first page of the library, or that of a search. */
export async function libraryOf(asked: Asked, query = "") {
  const answer = await asked.request(`/functions/media?q=${encodeURIComponent(query)}`, {
    headers: await bearerOf(asked),
  });
  return librarySchema.parse(await answer.json());
}

const editableSchema = z.object({
  post: z.object({
    revision: z.int(),
    fields: z.looseObject({ body_markdown: z.string() }),
  }),
});

/** Edits a post by hand. */
export async function editPost(
  asked: Asked,
  postId: string,
  change: (body: string) => Record<string, unknown>,
): Promise<Response> {
  const headers = { ...(await bearerOf(asked)), "content-type": "application/json" };
  const opened = await asked.request(`/functions/editable-post?postId=${postId}`, { headers });
  const { revision, fields } = editableSchema.parse(await opened.json()).post;
  const body = { postId, revision, fields: { ...fields, ...change(fields.body_markdown) } };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return asked.request("/functions/edit-post", init);
}
