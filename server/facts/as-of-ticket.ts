import { createHmac, timingSafeEqual } from "node:crypto";

/** How long the site can be looked at as of a day before the desk is asked again, in milliseconds. */
export const ticketLifetime = 30 * 60_000;

/** Lets whoever has its address look at the site as of this day (ISO, in India), until it ends. */
export function asOfTicket(secret: string, day: string, now: Date): string {
  const content = `${day}.${now.getTime() + ticketLifetime}`;
  return `${content}.${signatureOf(secret, content)}`;
}

/** The day of a ticket; null for one that is not ours or has ended. */
export function ticketDay(secret: string, ticket: string, now: Date): string | null {
  const [day = "", end = "", signature = ""] = ticket.split(".");
  const expectedSignature = Buffer.from(signatureOf(secret, `${day}.${end}`));
  const givenSignature = Buffer.from(signature);
  if (
    givenSignature.length !== expectedSignature.length ||
    !timingSafeEqual(givenSignature, expectedSignature)
  )
    return null;
  return Number(end) > now.getTime() ? day : null;
}

function signatureOf(secret: string, content: string): string {
  return createHmac("sha256", secret).update(`as-of:${content}`).digest("base64url");
}
