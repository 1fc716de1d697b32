import {
  fileKind,
  isCmykJpeg,
  isTurnedJpeg,
  isWholeJpeg,
  pdfState,
  type FileKind,
} from "./file-kind.ts";
import { judgeSize, kB, shortestSide, sizeText, sizeUnder } from "./fit-size.ts";

/** A type is empty and a size 0 where no record knows it. */
export type Rule =
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "size"; readonly minKb: number; readonly maxKb: number }
  | { readonly kind: "whole" };

type Sizes = Pick<Extract<Rule, { kind: "size" }>, "minKb" | "maxKb">;

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

export async function judgeFile(file: File, rules: readonly Rule[]): Promise<Judged> {
  const isHuge = file.size > maxBytes;
  const bytes = new Uint8Array(await (isHuge ? file.slice(0, 1024) : file).arrayBuffer());
  const kind = fileKind(bytes);
  const isPicture = kind !== undefined && kind !== "PDF" && kind !== "ZIP";
  const picture =
    isPicture && !isHuge ? await createImageBitmap(file).catch(() => undefined) : undefined;

  const answers = rules.map(answer);
  const type = rules.find((rule) => rule.kind === "type")?.type ?? "";
  const size = sizeOf(rules);
  const takesJpeg = type === "JPG";
  const takesCopies = takesJpeg || (type !== "" && isPicture);
  const isOfUse = answers.some(
    ({ verdict }, index) => verdict !== "ok" && rules[index]?.kind !== "whole",
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
    }
  }

  function ofType(type: string): Told {
    const inside = file.size === 0 ? "the file is empty" : `it is ${nameOf(kind)}`;
    if (type === "") return unknown(inside);
    if ((type === "JPG" ? "JPEG" : type) !== kind)
      return no(`${inside} and not a ${type}, whatever its name says`);
    const ending = type === "JPG" ? /\.jpe?g$/i : /\.pdf$/i;
    if (!ending.test(file.name))
      return no(`its name must end in .${type.toLowerCase()}. Rename it`);
    if (kind === "JPEG" && isCmykJpeg(bytes))
      return unknown(
        "its colours are CMYK, for printing. Many upload screens refuse that; a copy made here fits",
      );
    if (kind === "JPEG" && isTurnedJpeg(bytes))
      return unknown("it is stored sideways. Some sites show it so; a copy made here is upright");
    return ok(inside);
  }

  function ofSize({ minKb, maxKb }: Sizes): Told {
    const { size } = file;
    if (maxKb === 0) return unknown(`${sizeText(size)}; we have no limit on record`);
    const verdict = judgeSize(size, minKb, maxKb);
    const text = sizeUnder(size, minKb, maxKb);
    if (verdict === "fits") return ok(text);
    const missed = verdict === "small" ? minKb * kB - size : size - maxKb * kB;
    const short = `${sizeText(missed, Math.ceil)} too ${verdict}`;
    return no(`${text}, ${short}${verdict === "small" ? takeAgain(minKb) : ""}`, short);
  }

  function opens(): Told {
    if (isHuge) return unknown("it is too large to open here. Make it smaller");
    if (kind === "PDF") {
      const { isWhole, isLocked } = pdfState(bytes);
      if (!isWhole) return no("the PDF is incomplete. Download or save it again");
      return isLocked
        ? no("the PDF is password-protected. Print it to a new PDF")
        : ok("it is complete and not locked");
    }
    if (!isPicture) return no("it is neither a picture nor a PDF");
    if (kind === "JPEG" && !isWholeJpeg(bytes))
      return no("the file is incomplete. Copy or download it again");
    if (picture === undefined)
      return no(
        kind === "HEIC"
          ? "this browser cannot open HEIC. iPhone: Settings, Camera, Formats, Most Compatible; then take it again"
          : "it does not open. It may be damaged",
      );
    const { width, height } = picture;
    return Math.max(width, height) < shortestSide
      ? unknown(`it has only ${width} × ${height} pixels. Take it again, or scan it finer`)
      : ok("it opens");
  }
}

export function sizeOf(rules: readonly Rule[]): Sizes | undefined {
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

function unknown(text: string): Told {
  return { verdict: "unknown", text, short: beginningOf(text) };
}

function beginningOf(text: string): string {
  return text.replace(/[.,;] .*/, "");
}
