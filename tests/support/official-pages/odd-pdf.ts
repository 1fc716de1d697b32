import { constants, deflateRawSync } from "node:zlib";

/** Objects of a PDF, from number 1, which is its catalog. */
type Objects = readonly (string | Buffer)[];

/** A PDF of these objects, however odd they are. */
export function oddPdf(objects: Objects, trailer = ""): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length()}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

export const catalog = "<</Type/Catalog/Pages 2 0 R>>";

/** So many MB of blanks, packed once. */
export function packedBlanks(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(1_000_000, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const parts = Array.from({ length: megabytes }, () => part);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([3, 0])]);
}

/** A PDF of one page with what it shows, which is packed so often. */
export function pagePdf(data: Buffer, packings: number, resources = ""): Buffer {
  const filters = "/FlateDecode".repeat(packings);
  return oddPdf([
    catalog,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${resources}/Font<</F 5 0 R>>>>>>`,
    Buffer.concat([
      Buffer.from(`<</Filter[${filters}]/Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from("\nendstream"),
    ]),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    "<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</X 6 0 R>>>>/Length 11>>\nstream\n/X Do /X Do\nendstream",
  ]);
}
