export const byHand = "hand";
