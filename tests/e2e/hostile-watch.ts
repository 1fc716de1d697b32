import type { BrowserContext, Page } from "@playwright/test";

type Watch = {
  /** What ran, loaded or led away; empty when all of it stayed text. */
  readonly incidents: readonly string[];
  /** What only the content security policy stopped. */
  readonly violations: readonly string[];
};

/** Watches all pages of a browser for what a payload could do; nothing reaches another host. */
export async function watchPages(context: BrowserContext, siteUrl: string): Promise<Watch> {
  const incidents: string[] = [];
  const violations: string[] = [];
  await context.exposeFunction("reportExecution", (what: string) => incidents.push(`ran: ${what}`));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "msgbox", "open"])
      Object.defineProperty(window, name, {
        configurable: true,
        value: (...words: unknown[]) => {
          const report: unknown = Reflect.get(window, "reportExecution");
          if (typeof report === "function")
            Reflect.apply(report, window, [`${name} ${words.join()}`]);
        },
      });
  });
  await context.route(
    (url) => url.origin !== siteUrl,
    async (route) => {
      const request = route.request();
      // A post may show images by https: the policy of the markup says so.
      const isImage = request.resourceType() === "image" && request.url().startsWith("https:");
      if (!isImage) incidents.push(`asked for ${request.resourceType()} ${request.url()}`);
      await route.abort();
    },
  );
  const watchPage = (page: Page) => {
    page.on("dialog", (dialog) => {
      incidents.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("frameattached", (frame) => incidents.push(`a frame: ${frame.url()}`));
    page.on("popup", (popup) => incidents.push(`a window: ${popup.url()}`));
    page.on("framenavigated", (frame) => {
      if (frame.url() !== "about:blank" && !frame.url().startsWith(siteUrl))
        incidents.push(`led to ${frame.url()}`);
    });
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
  };
  context.on("page", watchPage);
  return { incidents, violations };
}

/** Touches everything on a page as a reader could, and answers what of its markup could do harm. */
export async function provoke(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const harmful: string[] = [];
    const addresses = ["href", "src", "action", "formaction", "xlink:href", "data", "poster"];
    const schemes = ["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:", "tel:"];
    for (const element of document.body.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith("on") || name === "style" || name === "srcdoc")
          harmful.push(`${element.tagName} ${name}=${value}`);
        // What is no address leads nowhere.
        const address = addresses.includes(name) ? URL.parse(value, document.baseURI) : null;
        if (address !== null && !schemes.includes(address.protocol))
          harmful.push(`${element.tagName} ${name}=${value}`);
      }
    }
    const strange =
      "script,style,iframe,object,embed,form,button:not(.mark-sign),meta,base,link,svg,math,template,video,audio,dialog";
    for (const element of document.querySelectorAll(
      `.prose :is(${strange}), :is(h1, .lead) :not(.mark, .mark-sign)`,
    ))
      harmful.push(element.outerHTML);
    for (const { id } of document.querySelectorAll(".prose [id]"))
      // The review pages number the blocks and the marks of a body themselves.
      if (!/^(user-content-|block-\d+$|mark-[fr]\d+$)/.test(id)) harmful.push(`the id ${id}`);
    // A link is followed unless it only leads elsewhere, so that what runs as an address runs.
    const leadsElsewhere = (element: Element) => {
      const link = element.closest("a, area");
      const address = link?.getAttribute("href") ?? link?.getAttribute("xlink:href") ?? "";
      return schemes.includes(URL.parse(address, document.baseURI)?.protocol ?? "http:");
    };
    document.addEventListener(
      "click",
      (event) => {
        if (!(event.target instanceof Element) || leadsElsewhere(event.target))
          event.preventDefault();
      },
      { capture: true },
    );
    const happening = { bubbles: true, cancelable: true };
    for (const element of document.querySelectorAll("main :is(article, .desk-post) *")) {
      for (const type of ["mouseover", "mousedown", "mouseup", "click"])
        element.dispatchEvent(new MouseEvent(type, { ...happening, view: window }));
      element.dispatchEvent(new PointerEvent("pointerover", happening));
      element.dispatchEvent(new FocusEvent("focus", happening));
      for (const type of ["animationstart", "toggle"])
        element.dispatchEvent(new Event(type, happening));
    }
    return harmful;
  });
}
