import { reportAddress, type Provider } from "../../content/site.ts";

type ReportLinkProps = {
  provider: Provider;
  /** Its title, and its address with the origin. */
  page: { readonly title: string; readonly address: string };
  children: string;
};

export function ReportLink({ provider, page, children }: ReportLinkProps) {
  const href = reportAddress(provider, page);
  return (
    <a href={href} {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}
