import { fileKind, pdfState, pictureHead, type FileKind } from "./file-kind.ts";
import { judgeSize, longestSide } from "./fit-size.ts";
import { openPicture } from "./picture-copy.ts";

/** What is asked of a file; a type is empty and a size 0 where no record knows it. */
export type Rule =
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "size"; readonly minKb: number; readonly maxKb: number }
  /** It opens. */
  | { readonly kind: "whole" }
  /** It lies as it is to be seen. */
  | { readonly kind: "upright" }
  | { readonly kind: "pixels" }
  /** Pixels, and higher than wide. */
  | { readonly kind: "portrait" };

export type Told = { readonly verdict: "ok" | "no" | "unknown"; readonly text: string };

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

  const told = rules.map(answer);
  const takesCopies = rules.some(
    (rule) => rule.kind === "type" && rule.type !== "" && (rule.type === "JPG" || isPicture),
  );
  const isOfUse = told.some(
    ({ verdict }, index) =>
      verdict !== "ok" && ["type", "size", "upright"].includes(rules[index]?.kind ?? ""),
  );
  return { rules: told, picture, mayCopy: picture !== undefined && takesCopies && isOfUse };

  function answer(rule: Rule): Told {
    switch (rule.kind) {
      case "type":
        return ofType(rule.type);
      case "size":
        return ofSize(rule.minKb, rule.maxKb);
      case "whole":
        return opens();
      case "upright":
        if (picture === undefined) return unknown("the picture was not opened.");
        return head.turned > 1
          ? unknown("it is stored turned; some sites show it lying. A copy made here is upright.")
          : ok("it is stored upright.");
      case "pixels":
      case "portrait":
        if (wide * tall === 0) return unknown("the picture was not opened.");
        return rule.kind === "portrait" && wide >= tall
          ? unknown(
              `${wide} × ${tall} pixels: not higher than wide, as a passport photo is. Cut it first.`,
            )
          : unknown(`${wide} × ${tall} pixels; no rule names a number.`);
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

  function ofSize(minKb: number, maxKb: number): Told {
    const { size } = file;
    const text = `${(size / 1000).toFixed(1)} kB (${size.toLocaleString("en-IN")} bytes)`;
    if (maxKb === 0) return unknown(`${text}; no limit is known here.`);
    const verdict = judgeSize(size, minKb, maxKb);
    if (verdict === "fits") return ok(`${text}.`);
    return verdict === "border"
      ? unknown(`${text}: on the border. It depends on whether a kB has 1,000 or 1,024 bytes.`)
      : no(`${text}: too ${verdict}.`);
  }

  function opens(): Told {
    if (isTooMany) return unknown("too large to be opened on a phone. Make it smaller first.");
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
        ? "this browser cannot open HEIC. iPhone: Settings, Camera, Formats, Most Compatible, and take it again; or send it to yourself as JPEG."
        : "it cannot be opened: it is broken, or this browser does not know its type.",
    );
  }
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
