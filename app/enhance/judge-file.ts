import { fileKind, pdfState, pictureHead, type FileKind } from "./file-kind.ts";
import { judgeSize, kB, longestSide, shortestSide, sizeText, sizeUnder } from "./fit-size.ts";
import { openPicture } from "./picture-copy.ts";

/** `sure` is what is confirmed of the limit: a file that breaks only the rest may be taken all the same. */
type SizeRule = {
  readonly kind: "size";
  readonly minKb: number;
  readonly maxKb: number;
  readonly sure: { readonly minKb: number; readonly maxKb: number };
};

/** What is asked of a file; a type is empty and a size 0 where no record knows it. */
export type Rule =
  | { readonly kind: "type"; readonly type: string }
  | SizeRule
  /** It opens. */
  | { readonly kind: "whole" }
  /** It lies as it is to be seen. */
  | { readonly kind: "upright" }
  | { readonly kind: "pixels" }
  /** Pixels, and higher than wide. */
  | { readonly kind: "portrait" };

/** `unknown`: something to look at, or to know. `short` says the same where the whole verdict stands. */
type Told = {
  readonly verdict: "ok" | "no" | "unknown";
  readonly text: string;
  readonly short?: string;
};

export type Judged = {
  /** In the order of the rules. */
  readonly rules: readonly Told[];
  /** Opened, where it is a picture that this browser can open. */
  readonly picture: ImageBitmap | undefined;
  /** A copy that keeps the rules can be tried, and is of use. */
  readonly mayCopy: boolean;
};

/** More is not read into the memory of a phone. */
const mostBytes = 30_000_000;
const mostPixels = 50_000_000;

const pictures: readonly (FileKind | undefined)[] = [
  "JPEG",
  "PNG",
  "WebP",
  "AVIF",
  "HEIC",
  "GIF",
  "BMP",
  "TIFF",
];

/** Looks at a file on this device; nothing of it leaves the page. */
export async function judgeFile(file: File, rules: readonly Rule[]): Promise<Judged> {
  const isHuge = file.size > mostBytes;
  const bytes = new Uint8Array(await (isHuge ? file.slice(0, 1024) : file).arrayBuffer());
  const kind = fileKind(bytes);
  const head = pictureHead(isHuge ? undefined : kind, bytes);
  const isPicture = pictures.includes(kind);
  const isTooMany = isHuge || head.width * head.height > mostPixels;
  const isTurned = head.turned > 4;
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height];
  const picture =
    isPicture && !isTooMany
      ? await openPicture(file, width, height).catch(() => undefined)
      : undefined;
  const [wide, tall] =
    Math.max(width, height) > longestSide || picture === undefined
      ? [width, height]
      : [picture.width, picture.height];

  const answers = rules.map(answer);
  const type = rules.find((rule) => rule.kind === "type")?.type ?? "";
  const size = sizeOf(rules);
  const takesJpeg = type === "JPG";
  const takesCopies = takesJpeg || (type !== "" && isPicture);
  const isOfUse = answers.some(
    ({ verdict }, index) =>
      verdict !== "ok" && ["type", "size", "upright"].includes(rules[index]?.kind ?? ""),
  );
  // A new JPEG of a JPEG has no more to say than the old one: what is too small is to be taken again.
  const isTooSmall =
    kind === "JPEG" && takesJpeg && size !== undefined && file.size < size.minKb * kB;
  return {
    rules: answers,
    picture,
    mayCopy: picture !== undefined && takesCopies && isOfUse && !isTooSmall,
  };

  function answer(rule: Rule): Told {
    switch (rule.kind) {
      case "type":
        return ofType(rule.type);
      case "size":
        return ofSize(rule);
      case "whole":
        return opens();
      case "upright":
        if (picture === undefined) return unknown("we could not open the picture");
        return head.turned > 1
          ? unknown(
              "it is stored sideways, and some sites show it so. A copy made here is upright",
              "it is stored sideways",
            )
          : ok("it is stored upright");
      case "pixels":
      case "portrait":
        return ofPixels(rule.kind === "portrait");
    }
  }

  function ofType(type: string): Told {
    const inside = file.size === 0 ? "the file is empty" : `it is ${nameOf(kind)}`;
    if (type === "") return unknown(inside);
    if ((type === "JPG" ? "JPEG" : type) !== kind)
      return no(
        `${inside}, not ${nameOf(type === "JPG" ? "JPEG" : "PDF")}, whatever its name says`,
        `${inside}, not a ${type}`,
      );
    if (head.isCmyk)
      return unknown(
        "it is a JPEG in CMYK colours, which are for printing. Many upload screens refuse it; a copy made here has normal colours",
        "its colours are CMYK, which are for printing",
      );
    const ending = type === "JPG" ? /\.jpe?g$/i : /\.pdf$/i;
    const wanted = `.${type.toLowerCase()}`;
    return ending.test(file.name)
      ? ok(inside)
      : no(
          `${inside}, but its name does not end in ${wanted}. Rename it`,
          `its name must end in ${wanted}`,
        );
  }

  function ofSize({ minKb, maxKb, sure }: SizeRule): Told {
    const { size } = file;
    if (maxKb === 0) return unknown(`${sizeText(size)}; we have no limit on record`);
    const verdict = judgeSize(size, minKb, maxKb);
    const text = sizeUnder(size, minKb, maxKb);
    if (verdict === "fits") return ok(text);
    const missed = verdict === "small" ? minKb * kB - size : size - maxKb * kB;
    const short = `${sizeText(missed, Math.ceil)} too ${verdict}`;
    if (judgeSize(size, sure.minKb, sure.maxKb) === "fits")
      return unknown(`${text}, ${short} for a limit that no report confirms`, short);
    return no(`${text}, ${short}${verdict === "small" ? takeAgain(minKb) : ""}`, short);
  }

  /** No record names pixels; one says that a photo has passport size. */
  function ofPixels(isPortrait: boolean): Told {
    if (wide * tall === 0) return unknown("we could not open the picture");
    const text = `${wide} × ${tall} pixels`;
    if (Math.max(wide, tall) < shortestSide)
      return unknown(
        `${text}, which is too few to see much. Take it again, or scan it finer`,
        "it has very few pixels",
      );
    if (isPortrait && wide >= tall)
      return unknown(
        `${text}: wider than tall, and a passport photo is not. Crop it first`,
        "it is wider than tall",
      );
    if (tall > 2 * wide)
      return unknown(
        `${text}: much taller than a ${isPortrait ? "passport photo" : "signature"}. Crop it first`,
        "it is very tall and narrow",
      );
    return ok(text);
  }

  function opens(): Told {
    if (isTooMany)
      return unknown(
        "it is too large for a phone to open. Make it smaller",
        "it is too large to open here",
      );
    if (kind === "PDF") {
      const { isWhole, isLocked } = pdfState(bytes);
      if (!isWhole)
        return no("the PDF is incomplete. Download or save it again", "the PDF is incomplete");
      return isLocked
        ? no(
            "the PDF is password-protected. Print it to a new PDF",
            "the PDF is password-protected",
          )
        : ok("the PDF is complete and not locked");
    }
    if (!isPicture) return no("it is neither a picture nor a PDF");
    if (!head.isWhole)
      return no("its end is missing. Copy or download it again", "the file is incomplete");
    if (picture !== undefined) return ok("it opens");
    return no(
      kind === "HEIC"
        ? "this browser cannot open HEIC. On an iPhone choose Settings, Camera, Formats, Most Compatible, and take it again"
        : "it is damaged, or this browser does not know its format",
      "we could not open it",
    );
  }
}

/** The limit of size, where a record knows one. */
export function sizeOf(rules: readonly Rule[]): SizeRule | undefined {
  return rules.filter((rule) => rule.kind === "size").find(({ maxKb }) => maxKb > 0);
}

/** What to do where there are too few bytes; a larger copy would be refused, or taken with a face that nobody knows. */
export function takeAgain(minKb: number): string {
  return `. Take it again with the camera, or scan it finer: ${minKb} kB or more would do`;
}

function nameOf(kind: FileKind | undefined): string {
  if (kind === undefined) return "in a format we do not know";
  return `${/^[AH]/.test(kind) ? "an" : "a"} ${kind}`;
}

function ok(text: string): Told {
  return { verdict: "ok", text };
}

function no(text: string, short = text): Told {
  return { verdict: "no", text, short };
}

function unknown(text: string, short = text): Told {
  return { verdict: "unknown", text, short };
}
