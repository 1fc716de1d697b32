import { htmlAt } from "../support/html.ts";
import { expect, test } from "vitest";
import { openSecondConnection } from "../support/engines.ts";
import { accounts } from "../support/blog-posts.ts";
import { readOfficeSettings } from "../../app/calls/settings-schema.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openOtherInstance, openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };
const phone = "+91 98765 43210";
const key = "sk-a-key-that-nobody-may-read";

onEitherEngine("the settings of the office", (_open, engine) => {
  test("an approver changes name and phone number, and every page, file and share image of the site has them at once", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await settingsDesk(site);
    const pages = ["/", "/contact", "/about", "/tools", "/tools/fees", "/search"];
    const imageTag = async () => (await site.request("/share/faq.jpg")).headers.get("etag");
    const imageBefore = await imageTag();
    const policyOf = async (path: string) =>
      (await site.request(path)).headers.get("content-security-policy");
    expect(await policyOf("/contact")).not.toContain("frame-src");
    // In the page cache before.
    for (const path of pages) expect(await htmlAt(site, path)).toContain("+91 00000 00000");
    const institute = {
      name: "Kottayam Coaching",
      phone,
      address: "1 Temple Road,\nKottayam, Kerala",
      whatsapp: "",
      mapUrl: "https://www.google.com/maps/embed?pb=1",
    };
    const saved = await desk.save({ institute });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        institute: {
          ...institute,
          address: "1 Temple Road, Kottayam, Kerala",
          whatsapp: null,
          version: 1,
          changedBy: accounts.ADMIN_EMAIL,
          placeholders: [],
        },
      },
    });
    expect(await imageTag()).not.toBe(imageBefore);
    for (const path of pages) {
      const page = await htmlAt(site, path);
      expect(page).toContain(phone);
      expect(page).toContain("Kottayam Coaching");
      expect(page).not.toContain("+91 00000 00000");
    }
    expect(await htmlAt(site, "/contact")).toContain("wa.me/919876543210");
    expect(await policyOf("/contact")).toContain("frame-src https://www.google.com;");
    expect(await policyOf("/terms")).not.toContain("frame-src");
  });

  test("what an approver has set is there after a restart, and on every other instance", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await settingsDesk(site);
    const other = engine === "postgres" ? await openOtherInstance(site, environment) : null;
    if (other !== null) expect(await htmlAt(other, "/contact")).not.toContain(phone);
    expect((await desk.save({ institute: { phone } })).status).toBe(200);
    if (other !== null) {
      await expect.poll(() => htmlAt(other, "/contact")).toContain(phone);
      expect((await (await settingsDesk(other)).read()).institute).toMatchObject({ phone });
    }
    await site.site.close();
    expect(await htmlAt(await openOtherInstance(site, environment), "/contact")).toContain(phone);
  });

  test("secrets go in and never out: not in an answer, the database, the log of changes or a draft's error", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await settingsDesk(site);
    const mail = {
      server: "mail.example",
      user: "office",
      password: "a pass word",
      sender: "a@b.example",
    };
    const saved = await desk.save({ ai: { provider: "openai", apiKey: key }, mail });
    expect(saved).toMatchObject({
      status: 200,
      body: { ai: { apiKeyState: "kept" }, mail: { passwordState: "kept", isOn: true } },
    });
    const everything = [
      JSON.stringify(saved.body),
      await (await desk.send(readOfficeSettings)).text(),
    ];
    const { queries } = await openSecondConnection(site.location);
    everything.push(
      JSON.stringify(await queries.selectFrom("site_settings").selectAll().execute()),
      JSON.stringify(await queries.selectFrom("audit_log").selectAll().execute()),
    );
    expect(everything.join()).not.toContain(key);
    expect(everything.join()).not.toContain("a pass word");

    // A database that was carried to another machine: its key stayed behind.
    await site.site.close();
    const elsewhere = await openOtherInstance(site, {
      ...environment,
      SETTINGS_KEY: "another key that is as long as the first",
    });
    expect(await (await settingsDesk(elsewhere)).read()).toMatchObject({
      ai: { provider: "openai", apiKeyState: "unreadable" },
      mail: { passwordState: "unreadable" },
    });
  });

  test("two people who change the same section are told apart, and nothing is lost", async () => {
    const site = await openTestSite(environment, engine);
    const desk = await settingsDesk(site);
    expect((await desk.save({ institute: { version: 0, phone } })).status).toBe(200);
    const late = await desk.save({ institute: { version: 0, name: "Late" } });
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.body)).toContain("Somebody else");
    expect((await desk.read()).institute).toMatchObject({ version: 1, name: null, phone });
    const both = ["One", "Two"].map((name) => desk.save({ institute: { version: 1, name } }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("ten Indian digits, also with spaces or 0 in front, are called and written to in India", async () => {
  const site = await openTestSite(environment);
  const desk = await settingsDesk(site);
  for (const typed of ["9876543210", "98765 43210", "098765-43210", "+91 98765 43210"]) {
    const saved = await desk.save({ institute: { phone: typed } });
    expect(saved).toMatchObject({ status: 200, body: { institute: { phone: typed } } });
    const page = await htmlAt(site, "/contact");
    expect(page).toContain(`href="tel:+919876543210">${typed}</a>`);
    expect(page).toContain("https://wa.me/919876543210?");
  }
  await desk.save({ institute: { phone: "+44 20 7946 0958", whatsapp: "0 91234 56789" } });
  const page = await htmlAt(site, "/contact");
  expect(page).toContain('href="tel:+442079460958"');
  expect(page).toContain("https://wa.me/919123456789?");
});

test("what whoever runs the server has set wins, is shown as fixed, and cannot be changed", async () => {
  const fixed = { SITE_PHONE: "+91 11111 11111", AI_TIMEOUT_S: "30", SECOND_APPROVER: "required" };
  const site = await openTestSite({ ...environment, ...fixed });
  const desk = await settingsDesk(site);
  const shown = await desk.read();
  expect(shown).toMatchObject({
    institute: { phone: "+91 11111 11111", fixed: ["phone"], placeholders: ["name", "address"] },
    ai: { timeoutSeconds: 30, fixed: ["timeoutSeconds"] },
    review: { secondApprover: "required", fixed: ["secondApprover"] },
  });
  expect(await desk.problems({ institute: { phone } })).toEqual(["institute.phone"]);
  // The whole of it, sent back with another name.
  const again = await desk.save({ ...shown, institute: { ...shown.institute, name: "Ours" } });
  expect(again).toMatchObject({ status: 200, body: { institute: { name: "Ours", version: 1 } } });
  expect(await htmlAt(site, "/contact")).toContain("+91 11111 11111");
});

const refusedChanges = [
  [{ institute: { phone: "call us" } }, "institute.phone"],
  [{ institute: { phone: "98765 4321" } }, "institute.phone"],
  [{ institute: { phone: "98765432101" } }, "institute.phone"],
  [{ institute: { phone: "+91 98765 4321" } }, "institute.phone"],
  [{ institute: { whatsapp: "12" } }, "institute.whatsapp"],
  [{ institute: { whatsapp: "44 20 7946 0958" } }, "institute.whatsapp"],
  [{ institute: { mapUrl: "http://maps.example/" } }, "institute.mapUrl"],
  [{ institute: { mapUrl: "https://maps.app.goo.gl/abc" } }, "institute.mapUrl"],
  [{ institute: { mapUrl: "https://maps.example;script-src/embed" } }, "institute.mapUrl"],
  [{ institute: { mapUrl: "https://maps.example,elsewhere.example/" } }, "institute.mapUrl"],
  [{ institute: { mapUrl: "https://*.example/" } }, "institute.mapUrl"],
  [{ institute: { mapUrl: "https://maps.example script-src *" } }, "institute.mapUrl"],
  [{ institute: { name: "x".repeat(121) } }, "institute.name"],
  [{ mail: { server: "smtp example" } }, "mail.server"],
  [{ mail: { server: "smtp.example" } }, "mail.sender"],
  [{ mail: { server: "smtp.example", sender: "a@b.example", user: "u" } }, "mail.password"],
  [{ mail: { reviewers: ["nobody"] } }, "mail.reviewers"],
  [{ mail: { port: 70_000 } }, "mail.port"],
  [{ ai: { provider: "openai" } }, "ai.apiKey"],
  [{ ai: { provider: "openai-compatible", model: "m" } }, "ai.baseUrl"],
  [{ ai: { provider: "openai", apiKey: "two words" } }, "ai.apiKey"],
  [{ ai: { provider: "openai", apiKey: "k", baseUrl: "http://models.example/v1" } }, "ai.baseUrl"],
  [{ ai: { timeoutSeconds: 0.5 } }, "ai.timeoutSeconds"],
] as const;

test("what is no setting is refused with a sentence for its field, and nothing is stored", async () => {
  const desk = await settingsDesk(await openTestSite(environment));
  for (const [change, field] of refusedChanges)
    expect.soft([change, await desk.problems(change)]).toEqual([change, [field]]);
  const stored = await desk.read();
  for (const section of ["institute", "mail", "ai", "review"] as const)
    expect(stored[section].version).toBe(0);
});

test("a kept key or password never goes to another service, address, server or user", async () => {
  const desk = await settingsDesk(await openTestSite(environment));
  const mail = {
    server: "mail.example",
    user: "office",
    password: "a pass word",
    sender: "a@b.example",
  };
  expect((await desk.save({ ai: { provider: "openai", apiKey: key }, mail })).status).toBe(200);
  for (const [change, field] of [
    [{ ai: { baseUrl: "https://elsewhere.example/v1" } }, "ai.apiKey"],
    [{ ai: { provider: "anthropic" } }, "ai.apiKey"],
    [{ mail: { server: "elsewhere.example" } }, "mail.password"],
    [{ mail: { user: "other" } }, "mail.password"],
  ] as const)
    expect(await desk.problems(change)).toEqual([field]);
  expect(await desk.save({ ai: { model: "another" } })).toMatchObject({
    body: { ai: { apiKeyState: "kept" } },
  });
  expect(await desk.save({ ai: { provider: "offline" } })).toMatchObject({
    body: { ai: { apiKeyState: "none" } },
  });
});
