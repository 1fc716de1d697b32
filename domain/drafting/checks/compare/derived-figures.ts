import type { Figure, Quantity } from "../figures/figure.ts";

/** True when a figure is the product of two others of its statement: three questions at ₹200 cost ₹600. */
export function isDerived(figure: Figure, others: readonly Figure[]): boolean {
  const result = amountOf(figure.quantity);
  if (result === null || result < 10) return false;
  const amounts = others.flatMap(({ quantity }) => amountOf(quantity) ?? []);
  return amounts.some((one, index) =>
    amounts.slice(index + 1).some((other) => one > 1 && other > 1 && one * other === result),
  );
}

function amountOf(quantity: Quantity): number | null {
  if (quantity.kind === "money") return quantity.rupees;
  if (quantity.kind === "count") return quantity.min === quantity.max ? quantity.min : null;
  if (quantity.kind === "signed") return Math.abs(quantity.marks);
  return quantity.kind === "duration" ? quantity.minutes : null;
}
