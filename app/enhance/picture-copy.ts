import { fitSize, type SizeLimits } from "./fit-size.ts";

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, side: number): void {
  const scale = side / Math.max(picture.width, picture.height);
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

type FittedCopy = {
  readonly file: Blob;
  readonly size: number;
  readonly canvas: HTMLCanvasElement;
};

/** A new JPEG of the picture, as a PDF of one page where one is asked for; within the limits where that can be. */
export function fittedCopy(
  picture: ImageBitmap,
  limits: SizeLimits,
  isPdf: boolean,
): Promise<FittedCopy> {
  return fitSize(
    Math.max(picture.width, picture.height),
    async (side, quality) => {
      const canvas = document.createElement("canvas");
      draw(canvas, picture, side);
      const jpeg = await new Promise<Blob>((resolve, reject) => {
        canvas.toBlob(
          (blob) => {
            if (blob === null) reject(new Error("no copy"));
            else resolve(blob);
          },
          "image/jpeg",
          quality,
        );
      });
      const file = isPdf ? pdfOf(jpeg, canvas) : jpeg;
      return { file, size: file.size, canvas };
    },
    limits,
  );
}

function pdfOf(jpeg: Blob, { width, height }: HTMLCanvasElement): Blob {
  const tall = Math.round((595 * height) / width);
  const drawing = `q 595 0 0 ${tall} 0 0 cm /I Do Q`;
  const parts: (string | Blob)[] = ["%PDF-1.4\n"];
  const places: number[] = [];
  let length = 9;
  const add = (...chunks: (string | Blob)[]) => {
    for (const chunk of chunks) length += typeof chunk === "string" ? chunk.length : chunk.size;
    parts.push(...chunks);
  };
  const object = (...body: (string | Blob)[]) => {
    places.push(length);
    add(`${places.length} 0 obj\n`, ...body, "\nendobj\n");
  };
  object("<</Type/Catalog/Pages 2 0 R>>");
  object("<</Type/Pages/Kids[3 0 R]/Count 1>>");
  object(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${tall}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
  );
  object(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
  object(
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.size}>>stream\n`,
    jpeg,
    "\nendstream",
  );
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  add(
    `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: "application/pdf" });
}
