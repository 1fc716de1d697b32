/** A share without its sign: for a sentence that says which way it goes. */
export function percent(share: number): string {
  return `${Math.round(Math.abs(share) * 100)} %`;
}

/** A count or a rank as India writes it. */
export function indianNumber(count: number): string {
  return count.toLocaleString("en-IN");
}
