const written = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** A day and time of day in India, as the desk writes every instant: `22 Nov 2026, 5:30 pm`. */
export function indianTime(instant: string): string {
  return written.format(new Date(instant));
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} title={of.includes("T") ? indianTime(of) : undefined}>
      {day.format(new Date(of))}
    </time>
  );
}

export function Instant({ of }: { of: string }) {
  return <time dateTime={of}>{indianTime(of)}</time>;
}
