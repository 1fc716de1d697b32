import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { PageContextProvider, readPageContext } from "./page-context.ts";
import { SiteFooter } from "./ui/site-footer.tsx";
import { SiteFrame } from "./ui/site-frame.tsx";
import { SiteHeader } from "./ui/site-header.tsx";

const renderedFrame = { Header: SiteHeader, Footer: SiteFooter };

type Props = { context: Readonly<RouterContextProvider>; children: ReactNode };

/** Gives the components of a page, on the server, the records, the institute and day, and the site's frame. */
export function PageProviders({ context, children }: Props) {
  return (
    <PageContextProvider value={readPageContext(context)}>
      <SiteFrame value={renderedFrame}>{children}</SiteFrame>
    </PageContextProvider>
  );
}
