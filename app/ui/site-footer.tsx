import { OutLink, ReportLink } from "./links.tsx";
import type { RootData } from "../root-data.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { telephoneAddress } from "../../content/site.ts";

type LinksProps = Pick<RootData, "footerLinks" | "officialSite">;

export type SiteFooterProps = LinksProps &
  Pick<RootData, "provider" | "siteUrl" | "year" | "here"> & {
    readonly title: string;
  };

export function SiteFooter(props: SiteFooterProps) {
  const { provider, siteUrl, officialSite, footerLinks, year, here, title } = props;
  return (
    <footer className="site-footer hero">
      <div className="site-footer-columns">
        <section className="stack" aria-labelledby="footer-provider">
          <h2 id="footer-provider">{provider.name}</h2>
          <address>
            {provider.address}
            <br />
            Phone: <a href={telephoneAddress(provider.phone)}>{provider.phone}</a>
          </address>
        </section>
        <nav className="stack" aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <FooterLinks footerLinks={footerLinks} officialSite={officialSite} />
        </nav>
        <section className="stack" aria-labelledby="footer-official">
          <h2 id="footer-official">Not the official site</h2>
          <p>
            This is an independent guide. Register, pay and download only at{" "}
            <OutLink href={officialSite.address}>{officialSite.host}</OutLink>.
          </p>
          <ul className="footer-links">
            <li>
              <ReportLink provider={provider} page={{ title, address: siteUrl + here }}>
                Report a mistake on this page
              </ReportLink>
            </li>
            <li>
              <a href="/how-we-check">How we check</a>
            </li>
            <li>
              <a href={noticeCheckPath}>Is this notice real?</a>
            </li>
            <li>
              <a href="/tools">All tools</a>
            </li>
          </ul>
        </section>
      </div>
      <p className="copyright">
        © {year} {provider.name}. All rights reserved.
      </p>
    </footer>
  );
}

function FooterLinks({ footerLinks, officialSite }: LinksProps) {
  return (
    <ul className="footer-links">
      {footerLinks.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
      <li>
        <OutLink href={officialSite.address}>Official exam site</OutLink>
      </li>
    </ul>
  );
}
