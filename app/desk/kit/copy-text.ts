/** Puts a text on the clipboard; false where the browser or the person does not allow that, or offers it only by https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (fault) {
    if (fault instanceof DOMException || fault instanceof TypeError) return false;
    throw fault;
  }
}
