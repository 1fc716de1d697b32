import { useEffect, useState } from "react";

/** The time since an instant (milliseconds since the epoch) as `0:07` or `12:30`; silent, for it would talk without end. */
export function Stopwatch({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <span className="quiet">
      <span className="visually-hidden">Elapsed time </span>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
