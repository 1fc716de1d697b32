/** Where mistakes are reported. */
export const reportPath = "/report-a-mistake";

/** The form of a report on the page at this path. */
export function reportAddress(path: string): string {
  return `${reportPath}?page=${encodeURIComponent(path).replaceAll("%2F", "/")}`;
}
