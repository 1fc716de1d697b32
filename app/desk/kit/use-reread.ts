import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page anew every so many milliseconds, as long as something is under way. */
export function useReread(isUnderWay: boolean, every: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), every);
    return () => clearInterval(timer);
  }, [isUnderWay, every, revalidate]);
}
