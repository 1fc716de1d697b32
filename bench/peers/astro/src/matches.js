/** Whether a question or its answer has the text, as on our page. */
export function matches({ title, paragraphs }, search) {
  const wanted = search.toLowerCase();
  const answer = paragraphs[0].parts.map(({ text }) => text).join("");
  return [title, answer].some((text) => text.toLowerCase().includes(wanted));
}
