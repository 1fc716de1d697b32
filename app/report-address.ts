/** Where mistakes are reported. */
export const reportPath = "/report-a-mistake";

/** The form of a report on the page at this address of the site. */
export function reportAddress(address: string): string {
  return `${reportPath}?page=${encodeURIComponent(address).replaceAll("%2F", "/")}`;
}
