import { fileKind, pdfState, pictureHead, type FileKind } from "./file-kind.ts";
import { judgeSize, kB, maxSide, shortestSide, sizeText, sizeUnder } from "./fit-size.ts";
import { openPicture } from "./picture-copy.ts";

/** `sure` is what is confirmed of the limit: a file that breaks only the rest may be taken all the same. */
type SizeRule = {
  readonly kind: "size";
  readonly minKb: number;
  readonly maxKb: number;
  readonly sure: { readonly minKb: number; readonly maxKb: number };
};

/** A type is empty and a size 0 where no record knows it. */
export type Rule =
  | { readonly kind: "type"; readonly type: string }
  | SizeRule
  | { readonly kind: "whole" }
  | { readonly kind: "upright" }
  | { readonly kind: "pixels" }
  | { readonly kind: "portrait" };

/** `unknown`: something to look at, or to know. `short` says what is wrong, beside the whole verdict. */
type Told = {
  readonly verdict: "ok" | "no" | "unknown";
  readonly text: string;
  readonly short: string;
};

export type Judged = {
  readonly rules: readonly Told[];
  /** Opened, where it is a picture that this browser can open. */
  readonly picture: ImageBitmap | undefined;
  /** A copy that keeps the rules can be tried, and is of use. */
  readonly mayCopy: boolean;
};

/** More is not read into the memory of a phone. */
const maxBytes = 30_000_000;
const maxPixels = 50_000_000;

export async function judgeFile(file: File, rules: readonly Rule[]): Promise<Judged> {
  const isHuge = file.size > maxBytes;
  const bytes = new Uint8Array(await (isHuge ? file.slice(0, 1024) : file).arrayBuffer());
  const kind = fileKind(bytes);
  const head = pictureHead(isHuge ? undefined : kind, bytes);
  const isPicture = kind !== undefined && kind !== "PDF" && kind !== "ZIP";
  const isTooMany = isHuge || head.width * head.height > maxPixels;
  const isTurned = head.turned > 4;
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height];
  const picture =
    isPicture && !isTooMany
      ? await openPicture(file, width, height).catch(() => undefined)
      : undefined;
  const [wide, tall] =
    Math.max(width, height) > maxSide || picture === undefined
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
        if (picture === undefined) return unknown(notOpened);
        return head.turned > 1
          ? unknown("it is stored sideways. Some sites show it so; a copy made here is upright")
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
      return no(`${inside} and not a ${type}, whatever its name says`);
    if (head.isCmyk)
      return unknown(
        "its colours are CMYK, for printing. Many upload screens refuse that; a copy made here fits",
      );
    const ending = type === "JPG" ? /\.jpe?g$/i : /\.pdf$/i;
    return ending.test(file.name)
      ? ok(inside)
      : no(`its name must end in .${type.toLowerCase()}. Rename it`);
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
    if (wide * tall === 0) return unknown(notOpened);
    const text = `${wide} × ${tall} pixels`;
    if (Math.max(wide, tall) < shortestSide)
      return unknown(`it has only ${text}. Take it again, or scan it finer`);
    if (isPortrait && wide >= tall)
      return unknown(`it is wider than tall, ${text}. Crop it like a passport photo`);
    return tall > 2 * wide ? unknown(`it is very tall and narrow, ${text}. Crop it`) : ok(text);
  }

  function opens(): Told {
    if (isTooMany) return unknown("it is too large to open here. Make it smaller");
    if (kind === "PDF") {
      const { isWhole, isLocked } = pdfState(bytes);
      if (!isWhole) return no("the PDF is incomplete. Download or save it again");
      return isLocked
        ? no("the PDF is password-protected. Print it to a new PDF")
        : ok("it is complete and not locked");
    }
    if (!isPicture) return no("it is neither a picture nor a PDF");
    if (!head.isWhole) return no("the file is incomplete. Copy or download it again");
    if (picture !== undefined) return ok("it opens");
    return no(
      kind === "HEIC"
        ? "this browser cannot open HEIC. iPhone: Settings, Camera, Formats, Most Compatible; then take it again"
        : "it does not open. It may be damaged",
    );
  }
}

const notOpened = "we could not open the picture";

export function sizeOf(rules: readonly Rule[]): SizeRule | undefined {
  return rules.filter((rule) => rule.kind === "size").find(({ maxKb }) => maxKb > 0);
}

/** A larger copy would be refused, or taken with a face that nobody knows. */
export function takeAgain(minKb: number): string {
  return `. Take it again with the camera, or scan it finer: ${minKb} kB or more would do`;
}

function nameOf(kind: FileKind | undefined): string {
  if (kind === undefined) return "in a format we do not know";
  return `${/^[AH]/.test(kind) ? "an" : "a"} ${kind}`;
}

function ok(text: string): Told {
  return { verdict: "ok", text, short: text };
}

function no(text: string, short = beginningOf(text)): Told {
  return { verdict: "no", text, short };
}

function unknown(text: string, short = beginningOf(text)): Told {
  return { verdict: "unknown", text, short };
}

function beginningOf(text: string): string {
  return text.replace(/[.,;] .*/, "");
}
