const written = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** A day and time of day in India. */
export function Instant({ of }: { of: string }) {
  return <time dateTime={of}>{written.format(new Date(of))}</time>;
}
