const place = "jee-guide:request";

type Sent = { readonly request: string; readonly key: string };

/** The last request without an answer, also when the browser stores nothing. */
let sent: Sent | null = null;

/** A name for this request: a new one, unless the very same one was sent and has not been answered. */
export function keyOf(request: object): string {
  const text = JSON.stringify(request);
  const known = sent ?? stored();
  if (known?.request === text) return known.key;
  sent = { request: text, key: randomKey() };
  store(sent);
  return sent.key;
}

/** The request was answered: the same words sent again are a new request. */
export function forgetKey(): void {
  sent = null;
  localStorage.removeItem(place);
}

/** Not `crypto.randomUUID`, which a site without https does not have. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Kept as key and request, parted by a space. */
function stored(): Sent | null {
  const text = localStorage.getItem(place);
  if (text === null) return null;
  const [key = "", ...words] = text.split(" ");
  return { key, request: words.join(" ") };
}

function store({ key, request }: Sent): void {
  try {
    localStorage.setItem(place, `${key} ${request}`);
  } catch (fault) {
    // A full storage must not stop the request; the variable above still has the name.
    if (!(fault instanceof DOMException)) throw fault;
  }
}
