// @module-tag proof

import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { signedIn } from "../support/caller.ts";
import { sendPicture } from "../support/pictures.ts";
import { at, startServer } from "../support/server-process.ts";

/** Taken 201, missing 400, too large 413, no picture that is taken 422. */
const statuses = {
  cleaned: [201],
  refused: [400, 413, 422],
  either: [201, 422],
} satisfies Record<string, readonly number[]>;

/** In MB (14 were measured), beyond what the site needs without pictures: each file is read in a process of its own. */
const maxGrowth = 120;

test("hostile pictures are refused in words or cleaned, and the site's memory stays small", async () => {
  const server = await startServer({ ...accounts, DATA_DIR: emptyFolder() });
  const site = at(server.url);
  const pid = server.child.pid ?? 0;
  const { headers } = await signedIn(site);
  const before = peakMemory(pid);
  const files = await hostilePictures();
  const wrong: unknown[] = [];
  for (const { name, content, outcome } of files) {
    const answer = await sendPicture(site, content, { name, headers });
    const text = await answer.text();
    if (!statuses[outcome].includes(answer.status)) wrong.push([name, answer.status, text]);
    if (answer.status !== 201) {
      if (!/^\{"error":"[A-Z][^"]{10,}"\}$/.test(text)) wrong.push([name, text]);
      continue;
    }
    const { url } = JSON.parse(text) as { url: string };
    const file = Buffer.from(await (await site.request(url)).arrayBuffer());
    const { format, exif, icc, iptc, xmp, pages = 1, width, height } = await sharp(file).metadata();
    if (exif ?? icc ?? iptc ?? xmp) wrong.push([name, "carries more than pixels"]);
    if (format !== "webp" || pages > 1 || width > 1600 || height > 8192)
      wrong.push([name, format, pages]);
    if (/<script|Secret Camera/.test(file.toString("latin1"))) wrong.push([name, "carries words"]);
  }
  const growth = peakMemory(pid) - before;
  expect(wrong).toEqual([]);
  expect(growth).toBeLessThan(maxGrowth);
  expect(server.output()).not.toMatch(/"level":"error"/);
});

/** The most memory that a process has had, in MB (Linux); 0 for one that has ended. */
function peakMemory(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s*(\d+) kB/.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** A file that somebody sends as a picture, and what may become of it. */
type HostileFile = {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** `cleaned`: its picture is taken, without anything else; `refused`: it is not. */
  readonly outcome: keyof typeof statuses;
};

const place = {
  IFD0: { Make: "Secret Camera", Copyright: "Somebody" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1", GPSLongitude: "76/1 17/1 0/1" },
};
const script = `<script>alert(document.cookie)</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`;

/** Files of wrong types, cut, forged, packed beyond all measure, and with what nobody should learn. */
async function hostilePictures(): Promise<readonly HostileFile[]> {
  const sound = await soundPictures();
  return [
    ...(await cleaned(sound)),
    ...otherFiles(),
    ...Object.entries(sound).flatMap(([format, content]) => spoilt(format, content)),
    ...oversized(sound),
    ...bombs(),
    fileOf(`${"long ".repeat(200)}\u0000\u202e.jpg`, sound.avif, "cleaned"),
  ];
}

type Sound = Readonly<Record<"jpeg" | "png" | "webp" | "avif", Buffer>>;

function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
}

async function soundPictures(): Promise<Sound> {
  return {
    jpeg: await noise(300, 200).jpeg().toBuffer(),
    png: await noise(300, 200).png().toBuffer(),
    webp: await noise(300, 200).webp().toBuffer(),
    avif: await noise(300, 200).avif({ effort: 0 }).toBuffer(),
  };
}

async function cleaned(sound: Sound): Promise<readonly HostileFile[]> {
  const taken = (name: string, content: Buffer) => fileOf(name, content, "cleaned");
  const comment = Buffer.from(`<!doctype html><html>${script}</html>`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const html = [sound.jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment];
  return [
    taken("place.jpg", await noise(80, 40).withExif(place).jpeg().toBuffer()),
    taken("profile.jpg", await noise(64, 40).withIccProfile("p3").jpeg().toBuffer()),
    taken("page.jpg", Buffer.concat([...html, sound.jpeg.subarray(2)])),
    taken("archive.jpg", Buffer.concat([sound.jpeg, Buffer.from("PK\u0003\u0004 more")])),
    taken("../../etc/passwd", sound.webp),
    taken("wide.jpg", await noise(20_000, 2).jpeg().toBuffer()),
  ];
}

function otherFiles(): readonly HostileFile[] {
  const files: Readonly<Record<string, string | Buffer>> = {
    "nothing.jpg": "",
    "drawing.jpg": svg,
    "page.html": `<!doctype html>${script}`,
    "paper.pdf": "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj",
    "phone.heic": Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1"),
  };
  return Object.entries(files).map(([name, content]) =>
    fileOf(name, Buffer.from(content), "refused"),
  );
}

function spoilt(format: string, content: Buffer): readonly HostileFile[] {
  const mixed = Buffer.from(content);
  for (let at = 40; at < mixed.length; at += 7) mixed[at] = (mixed[at] ?? 0) ^ 0x5a;
  return [
    fileOf(`cut-half.${format}`, content.subarray(0, content.length / 2), "refused"),
    // A decoder may make a picture of noise out of it, and then it is one.
    fileOf(`mixed.${format}`, mixed, "either"),
  ];
}

function oversized(sound: Sound): readonly HostileFile[] {
  const forged = Buffer.from(sound.jpeg);
  const frame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(65_500, frame + 5);
  forged.writeUInt16BE(65_500, frame + 7);
  return [
    fileOf("forged.jpg", forged, "refused"),
    fileOf(
      "endless.png",
      png(2 ** 31 - 1, 2 ** 31 - 1, [deflateSync(Buffer.alloc(1_000))]),
      "refused",
    ),
    fileOf("heavy.jpg", Buffer.concat([sound.jpeg, Buffer.alloc(11 * 1024 * 1024)]), "refused"),
  ];
}

/** Packed far beyond what they unpack to. */
function bombs(): readonly HostileFile[] {
  const lines = deflateSync(Buffer.alloc(60 * 1024 * 1024), { level: 9 });
  const name = Buffer.from("profile\u0000\u0000");
  const profile = chunk("iCCP", Buffer.concat([name, lines]));
  const rows = deflateSync(Buffer.alloc(20 * 61));
  return [
    // 39 megapixels of one colour are a picture; its bytes are few.
    fileOf("flat.png", png(6_000, 6_500, [deflateSync(Buffer.alloc(6_500 * 18_001))]), "cleaned"),
    fileOf("profile-bomb.png", png(20, 20, [rows], profile), "either"),
  ];
}

function fileOf(name: string, content: Buffer, outcome: HostileFile["outcome"]): HostileFile {
  return { name, content: new Uint8Array(content), outcome };
}

/** A PNG of eight-bit colours with these parts. */
function png(width: number, height: number, data: readonly Buffer[], ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    ...extra,
    ...data.map((part) => chunk("IDAT", part)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
