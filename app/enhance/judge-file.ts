import { fileKind, pdfState, pictureHead, type FileKind } from "./file-kind.ts";
import { judgeSize, longestSide, safeLimits, shortestSide, sizeText } from "./fit-size.ts";
import { openPicture } from "./picture-copy.ts";

/** `isUnsure`: the limit is one that nobody confirmed, so a file that breaks it may be taken all the same. */
type SizeRule = {
  readonly kind: "size";
  readonly minKb: number;
  readonly maxKb: number;
  readonly isUnsure: boolean;
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

/** `short` is by how much a size misses its limit; other texts begin with what they come to, up to a comma or colon. */
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
  const takesJpeg = type === "JPG";
  const takesCopies = takesJpeg || (type !== "" && isPicture);
  const isOfUse = answers.some(
    ({ verdict }, index) =>
      verdict !== "ok" && ["type", "size", "upright"].includes(rules[index]?.kind ?? ""),
  );
  // A new JPEG of a JPEG has no more to say than the old one: what is too small is to be taken again.
  const isTooSmall = kind === "JPEG" && takesJpeg && file.size < safeLimits(sizesOf(rules)).min;
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
        if (picture === undefined) return unknown("the picture was not opened.");
        return head.turned > 1
          ? unknown("it is stored turned, and some sites show it so. A copy made here is upright.")
          : ok("it is stored upright.");
      case "pixels":
      case "portrait":
        return ofPixels(rule.kind === "portrait");
    }
  }

  function ofType(type: string): Told {
    const inside =
      file.size === 0 ? "the file is empty" : `inside it is ${kind ?? "none that we know"}`;
    if (type === "") return unknown(`${inside}.`);
    if ((type === "JPG" ? "JPEG" : type) !== kind) return no(`${inside}, whatever its name says.`);
    const ending = type === "JPG" ? /\.jpe?g$/i : /\.pdf$/i;
    return ending.test(file.name)
      ? ok(`${inside}.`)
      : no(`${inside}, but its name does not end so. Give it a name with .${type.toLowerCase()}.`);
  }

  function ofSize({ minKb, maxKb, isUnsure }: SizeRule): Told {
    const { size } = file;
    if (maxKb === 0) return unknown(`${sizeText(size)}; no limit is known here.`);
    const text = `${sizeText(size, minKb, maxKb)} (${size.toLocaleString("en-IN")} bytes)`;
    const verdict = judgeSize(size, minKb, maxKb);
    if (verdict === "fits") return ok(`${text}.`);
    if (verdict === "border")
      return unknown(
        `${text}: on the border. It depends on whether a kB has 1,000 or 1,024 bytes.`,
      );
    const missed = verdict === "small" ? minKb * 1024 - size : size - maxKb * 1000;
    if (isUnsure) return unknown(`${text}: too ${verdict} for a limit that nobody confirmed.`);
    return {
      ...no(`${text}: too ${verdict}.${verdict === "small" ? takeAgain(minKb) : ""}`),
      short: `${sizeText(missed)} too ${verdict}`,
    };
  }

  /** No record names pixels; one says that a photo has passport size. */
  function ofPixels(isPortrait: boolean): Told {
    if (wide * tall === 0) return unknown("the picture was not opened.");
    const text = `${wide} × ${tall} pixels`;
    if (Math.max(wide, tall) < shortestSide)
      return unknown(
        `${text}: no rule names a number, but nobody sees much on so few. Take it again.`,
      );
    if (isPortrait && wide >= tall)
      return unknown(`${text}: not higher than wide, as a passport photo is. Cut it first.`);
    return tall > 2 * wide
      ? unknown(
          `${text}: far higher than a ${isPortrait ? "passport photo" : "signature"}. Cut it first.`,
        )
      : unknown(`${text}; no rule names a number.`);
  }

  function opens(): Told {
    if (isTooMany) return unknown("too large for a phone to open. Make it smaller.");
    if (kind === "PDF") {
      const { isWhole, isLocked } = pdfState(bytes);
      if (!isWhole) return no("the PDF has no end: it was cut, or saved badly.");
      return isLocked
        ? no("a password or a lock is on the PDF. Print it to a new PDF.")
        : ok("the PDF is whole and not locked.");
    }
    if (!isPicture) return no("it is neither a picture nor a PDF.");
    if (!head.isWhole) return no("its end is missing: it was cut, or is broken.");
    if (picture !== undefined) return ok("it opens.");
    return no(
      kind === "HEIC"
        ? "this browser cannot open HEIC. iPhone: Settings, Camera, Formats, Most Compatible; then take it again."
        : "it is broken, or this browser does not know its type.",
    );
  }
}

/** The limits of size that a record knows. */
export function sizesOf(rules: readonly Rule[]): readonly SizeRule[] {
  return rules.filter((rule) => rule.kind === "size").filter(({ maxKb }) => maxKb > 0);
}

/** What to do where there are too few bytes; a larger copy would be refused, or taken with a face that nobody knows. */
export function takeAgain(minKb: number): string {
  return ` Take it again with the camera, or scan it finer: ${minKb} kB or more would do.`;
}

function ok(text: string): Told {
  return { verdict: "ok", text };
}

function no(text: string): Told {
  return { verdict: "no", text };
}

function unknown(text: string): Told {
  return { verdict: "unknown", text };
}
