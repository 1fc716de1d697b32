import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A file that somebody sends as a picture, and what may become of it. */
export type HostileFile = {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** `cleaned`: its picture is taken, without anything else; `refused`: it is not. */
  readonly outcome: "cleaned" | "refused" | "either";
};

const place = {
  IFD0: { Make: "Secret Camera", Copyright: "Somebody" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1", GPSLongitude: "76/1 17/1 0/1" },
};
const script = `<script>alert(document.cookie)</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`;

/** Some thirty files: of wrong types, cut, forged, packed beyond all measure, and with what nobody should learn. */
export async function hostilePictures(): Promise<readonly HostileFile[]> {
  const sound = await soundPictures();
  return [
    ...(await cleaned(sound)),
    ...otherFiles(),
    ...Object.entries(sound).flatMap(([format, content]) => spoilt(format, content)),
    ...(await oversized(sound)),
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
  const animation = sharp(Buffer.alloc(60 * 60 * 3, 90), {
    raw: { width: 60, height: 60, channels: 3, pageHeight: 20 },
  });
  const small = noise(64, 40);
  return [
    taken("place.jpg", await noise(80, 40).withExif(place).jpeg().toBuffer()),
    taken("turned.jpg", await noise(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    taken("place.png", await noise(80, 40).withExif(place).png().toBuffer()),
    taken("profile.jpg", await small.clone().withIccProfile("p3").jpeg().toBuffer()),
    taken("clear.png", await small.clone().ensureAlpha(0.4).png().toBuffer()),
    taken("moving.webp", await animation.webp().toBuffer()),
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
    "text.png": "Dear all",
    "paper.pdf": "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj",
    "phone.heic": Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1"),
    "program.jpg": Buffer.from("\u007fELF\u0002\u0001\u0001"),
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

async function oversized(sound: Sound): Promise<readonly HostileFile[]> {
  const large = sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" },
    limitInputPixels: false,
  });
  const forged = Buffer.from(sound.jpeg);
  const frame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(65_500, frame + 5);
  forged.writeUInt16BE(65_500, frame + 7);
  const wide = Buffer.from(sound.avif);
  const extent = wide.indexOf("ispe") + 8;
  wide.writeUInt32BE(60_000, extent);
  wide.writeUInt32BE(60_000, extent + 4);
  return [
    fileOf("hundred.jpg", await large.clone().jpeg({ quality: 20 }).toBuffer(), "refused"),
    fileOf("forged.jpg", forged, "refused"),
    fileOf("forged.avif", wide, "refused"),
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
  const words = chunk("zTXt", Buffer.concat([Buffer.from("Comment\u0000\u0000"), lines]));
  const rows = deflateSync(Buffer.alloc(20 * 61));
  return [
    // 39 megapixels of one colour are a picture; its bytes are few.
    fileOf("flat.png", png(6_000, 6_500, [deflateSync(Buffer.alloc(6_500 * 18_001))]), "cleaned"),
    fileOf("profile-bomb.png", png(20, 20, [rows], profile), "either"),
    fileOf("words-bomb.png", png(20, 20, [rows], words), "either"),
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
