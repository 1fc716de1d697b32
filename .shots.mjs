import { chromium } from "@playwright/test";
const base = "http://localhost:4103";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const key = process.argv[2] ?? "a";
let id = process.argv[3];
const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text().slice(0, 200)));
page.on("pageerror", (e) => console.log("error:", e.message));
await page.goto(base + "/admin/login");
await page.getByLabel("Email").fill("admin@example.com");
await page.getByLabel("Password").fill("correct-horse-battery");
await page.getByRole("button", { name: "Login" }).click();
await page.waitForURL(/dashboard/);
if (!id) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("jee-guide:session")).access_token);
  const r = await fetch(base + "/functions/manual-blog-generation", { method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": "application/json" }, body: JSON.stringify({ prompt: "Fees of JEE Main for each category", category: "news", publish: false }) });
  const j = await r.json(); id = j.post?.id; console.log(r.status, id ?? JSON.stringify(j));
}
await page.goto(base + "/admin/posts/" + id);
await page.locator("#edit-body").waitFor();
await page.waitForTimeout(1500);
const views = { 1280: ["Checks", "Preview", "Details"], 768: ["Write", "Checks"], 360: ["Write", "Checks", "Preview", "Details"] };
for (const scheme of ["light", "dark"]) {
  await page.emulateMedia({ colorScheme: scheme });
  for (const width of [1280, 768, 360]) {
    if (scheme === "dark" && width === 768) continue;
    await page.setViewportSize({ width, height: width === 360 ? 760 : 720 });
    await page.waitForTimeout(300);
    for (const view of scheme === "dark" ? views[width].slice(0, 1) : views[width]) {
      await page.getByRole("radiogroup", { name: "Show" }).getByText(view, { exact: true }).click();
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${key}-${scheme}-${width}-${view}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log("sideways", scheme, width, view, wide);
    }
  }
}
await browser.close();
