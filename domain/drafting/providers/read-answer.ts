const endOfThoughts = /<\/(?:think|thinking|thought|thoughts|reasoning)>/gi;

export function withoutThoughts(text: string): string {
  const last = [...text.matchAll(endOfThoughts)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

/** Reads the first JSON object in a model's text that `read` takes; null when there is none. */
export function readAnswer<Value>(
  text: string,
  read: (json: unknown) => Value | null,
): Value | null {
  const answer = withoutThoughts(text);
  const found = firstObject(answer, read);
  // An article may speak of such a tag, and some models answer within their thoughts.
  return found === null && answer !== text ? firstObject(text, read) : found;
}

/** Braces that may begin an object: each costs a pass over the text. */
const maxBeginnings = 40;

function firstObject<Value>(text: string, read: (json: unknown) => Value | null): Value | null {
  let number = 0;
  for (const { index } of text.matchAll(/\{\s*"/g)) {
    if (++number > maxBeginnings) return null;
    const json = objectAt(text, index);
    const value = json === null ? null : read(parsedOrNull(json));
    if (value !== null) return value;
  }
  return null;
}

function objectAt(text: string, start: number): string | null {
  let json = "";
  let from = start;
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (!isInString) {
      if (character === '"') isInString = true;
      else if (character === "{") depth++;
      else if (character === "}" && --depth === 0) return json + text.slice(from, at + 1);
      else if (character === "," && /^,\s*[}\]]/.test(text.slice(at, at + 60))) {
        json += text.slice(from, at);
        from = at + 1;
      }
    } else if (character === '"') {
      isInString = false;
    } else if (character < " ") {
      json += text.slice(from, at) + JSON.stringify(character).slice(1, -1);
      from = at + 1;
    } else if (character === "\\") {
      if (!isEscape(text, at)) {
        json += `${text.slice(from, at)}\\`;
        from = at;
        continue;
      }
      at++;
    }
  }
  return null;
}

/** True if a backslash belongs to JSON. Nobody writes a backspace or a form feed, but `\beta` and `\frac`. */
function isEscape(text: string, at: number): boolean {
  return /^\\(?:["\\/nrt]|[bf](?![a-z])|u[\da-f]{4})/i.test(text.slice(at, at + 6));
}

export function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Whoever answers without JSON has answered; nothing is at fault.
    return null;
  }
}

/** A refusal is short, and says so at once. */
const maxRefusal = 2_000;
const maxBeginning = 240;

const refusals = [
  /\b(?:I|we)(?:['’]m| am|['’]re| are)? (?:can(?:['’]?t|not| not)|won['’]?t|will not|(?:not able|unable) to|(?:must|have to|need to) (?:decline|refuse))\b/i,
  /^(?:क्षमा कर|मा(?:फ़|फ़|फ) कर|मुझे (?:खेद|मा)|ക്ഷമിക്ക|എനിക്ക് ഖേദ)/u,
];

/** Some models put a refusal into an object; one that begins an article is none. */
const otherObject = /^\{\s*"(?!(?:error|refusal|message|response|answer)")/;

export function isRefusal(text: string): boolean {
  const words = withoutThoughts(text).trim();
  if (words.length > maxRefusal || otherObject.test(words)) return false;
  const beginning = words.slice(0, maxBeginning);
  return refusals.some((refusal) => refusal.test(beginning));
}
