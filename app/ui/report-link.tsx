import { reportAddress, type Provider } from "../../content/site.ts";

type ReportLinkProps = {
  provider: Provider;
  /** Its title, and its address with the origin. */
  page: { readonly title: string; readonly address: string };
  children: string;
};

/** Tells the institute of a mistake on a page. */
export function ReportLink({ provider, page, children }: ReportLinkProps) {
  return (
    <a href={reportAddress(provider, page)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
