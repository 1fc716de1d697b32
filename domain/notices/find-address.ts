type FoundAddress = {
  readonly text: string;
  readonly others: number;
};

type Found =
  | ({ readonly kind: "address" } & FoundAddress)
  | { readonly kind: "mail" }
  | { readonly kind: "nothing" };

const withScheme = String.raw`(?:https?:|[a-z][a-z\d+.-]{1,20}:\/\/)[^\s<>"“”«»\u0060]+`;
const label = String.raw`[\p{L}\p{M}\p{N}_\u00ad\u200b-\u200d-]+`;
const dot = "[.。．｡]";
const bare = String.raw`(?:[^\s<>"“”/\\]+@)?(?:${label}${dot})+(?:${label})(?::\d{1,5})?(?:[/\\?#][^\s<>"“”«»\u0060]*)?`;
const candidates = new RegExp(`${withScheme}|${bare}`, "giu");

const closing = /[.,;:!?*_)\]}'’…|]+$/u;

/** Endings that addresses in messages have; a full stop without a space after it makes none of them. */
const endings = new Set(
  "in com org net info edu gov co io ly me gl at cc id gle app dev page site online xyz top live link click shop store club fun icu vip work life tk ml ga cf gq ru cn uk us eu ai to tech biz pro news help support website space cloud web today world asia email education academy institute".split(
    " ",
  ),
);

/** One with a scheme or a known ending first. A mail address is none. */
export function findAddress(text: string): Found {
  const foundAddresses = [...text.matchAll(candidates)]
    .map(([match]) => match.replace(closing, ""))
    .filter((match) => /[^\d\s.,:/-]/.test(match));
  const addresses = foundAddresses.filter((match) => !isMail(match));
  const likely = addresses.filter(isLikely);
  const [first] = likely.length > 0 ? likely : addresses.filter(endsInLetters);
  if (first !== undefined)
    return { kind: "address", text: first, others: Math.max(likely.length, 1) - 1 };
  return { kind: foundAddresses.length > 0 && addresses.length === 0 ? "mail" : "nothing" };
}

function isMail(match: string): boolean {
  return /^(?:mailto:)?[^\s/\\:@]+@[^\s/\\@:]+$/i.test(match);
}

function isLikely(match: string): boolean {
  if (/^(?:https?:|[a-z][a-z\d+.-]*:\/\/|www\.)/i.test(match)) return true;
  const host = hostPart(match);
  const ending =
    host
      .split(/[.。．｡]/)
      .at(-1)
      ?.toLowerCase() ?? "";
  return endings.has(ending) || (/[^\p{ASCII}]/u.test(host) && endsInLetters(match));
}

function endsInLetters(match: string): boolean {
  return /[.。．｡]\p{L}{2,}$/u.test(hostPart(match));
}

function hostPart(match: string): string {
  const [authority = ""] = match.split(/[/\\?#]/);
  return (authority.split("@").at(-1) ?? "").replace(/:\d+$/, "");
}
