/**
 * One spelling before a consonant of their class: `केन्द्र` is `केंद्र`, `हाँ` is `हां`, `കമ്പ്യൂട്ടർ` is
 * `കംപ്യൂട്ടർ`.
 */
export function withOneNasal(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word;
  return word
    .replaceAll("\u0901", "\u0902")
    .replaceAll(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "\u0902")
    .replaceAll(/ങ്(?=[ക-ഘ])|മ്(?=[പ-ഭ])/g, "\u0d02");
}
