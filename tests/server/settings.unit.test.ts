import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readSettings } from "../../server/config.ts";
import { labelledData } from "../support/labelled-data.ts";

test("an empty environment gives the defaults of the contract", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    production: true,
    port: 3000,
    host: "0.0.0.0",
    siteUrl: "http://localhost:3000",
    database: { dataDir: "./data" },
    factorDue: null,
    writer: { provider: "offline" },
    placeholders: ["name", "phone", "address"],
    metricsToken: null,
    retired: [],
    now: null,
  });
});

test("the site's address follows the port, and loses its trailing slash", () => {
  expect(readSettings({ PORT: "4000" }).siteUrl).toBe("http://localhost:4000");
  expect(readSettings({ SITE_URL: "https://guide.example/" }).siteUrl).toBe(
    "https://guide.example",
  );
});

test("a second factor can be required of every admin", () => {
  expect(readSettings({ ADMIN_MFA: "required" }).factorDue).toBe("1970-01-01T00:00:00.000Z");
});

test("a setting that an earlier version had is named and stops no start", () => {
  expect(readSettings({ OFFLINE: "off" }).retired).toEqual(["OFFLINE"]);
  expect(readSettings({ OFFLINE: "" }).retired).toEqual([]);
});

test("a second approver can be required, and other words stop the start", () => {
  expect(readSettings({}).secondApprover).toBe("off");
  expect(readSettings({ SECOND_APPROVER: "required" }).secondApprover).toBe("required");
  expect(() => readSettings({ SECOND_APPROVER: "yes" })).toThrow(
    "SECOND_APPROVER has to be off or required.",
  );
});

test("an empty value counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 3000,
    database: { dataDir: "./data" },
  });
});

test("the chat number is the phone's digits unless it is given", () => {
  expect(readSettings({ SITE_PHONE: "+91 98765 43210" }).provider.whatsapp).toBe("919876543210");
  expect(readSettings({ SITE_PHONE: "98765 43210" }).provider.whatsapp).toBe("919876543210");
  expect(readSettings({ SITE_WHATSAPP: "+91 11111 22222" }).provider.whatsapp).toBe("911111122222");
});

test("a provider that speaks the OpenAI protocol is read with its model and address", () => {
  const environment = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "small",
    AI_BASE_URL: "http://localhost:11434/v1",
  };
  expect(readSettings(environment).writer).toEqual({
    provider: "openai-compatible",
    model: "small",
    baseUrl: "http://localhost:11434/v1",
    apiKey: null,
    timeoutSeconds: 120,
  });
});

test.each([
  ["openai", "gpt-5.4-mini"],
  ["anthropic", "claude-haiku-5-5"],
  ["google", "gemini-3.8-flash"],
])(
  "%s needs a key and nothing else: it has a model and an address of its own",
  (provider, model) => {
    const settings = readSettings({
      AI_PROVIDER: provider,
      AI_API_KEY: " sk-1 ",
      AI_TIMEOUT_S: "60",
    });
    expect(settings.writer).toEqual({
      provider,
      model,
      baseUrl: null,
      apiKey: "sk-1",
      timeoutSeconds: 60,
    });
  },
);

test("a service's model and address can be others", () => {
  const environment = {
    AI_PROVIDER: "anthropic",
    AI_API_KEY: "sk-1",
    AI_MODEL: "claude-sonnet-5-5",
    AI_BASE_URL: "https://proxy.example/anthropic/v1",
  };
  expect(readSettings(environment).writer).toMatchObject({
    model: "claude-sonnet-5-5",
    baseUrl: "https://proxy.example/anthropic/v1",
  });
});

test("a bad key is named and not shown", () => {
  const environment = { AI_PROVIDER: "openai", AI_API_KEY: "sk-1 sk-2" };
  expect(() => readSettings(environment)).toThrow(/^AI_API_KEY (?!.*sk-)/);
});

describe("a bad value stops the start with a sentence that names the variable", () => {
  test.each(
    labelledData(
      "server/cases/bad-settings",
      z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
    ),
  )("%s: %j", (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} .+\\.$`));
  });
});

describe("mail", () => {
  const mail = { SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "guide@example.com" };

  test("is sent from an address, with or without a name", () => {
    expect(readSettings(mail).mail).toEqual({
      url: "smtp://mail.example:587",
      from: { name: "", address: "guide@example.com" },
    });
    for (const MAIL_FROM of [
      "The Guide <guide@example.com>",
      '"The Guide" <guide@example.com>',
      " The Guide <guide@example.com> ",
    ])
      expect(readSettings({ ...mail, MAIL_FROM }).mail?.from).toEqual({
        name: "The Guide",
        address: "guide@example.com",
      });
  });

  test("goes to each reviewer once, and is off without a server", () => {
    const REVIEWER_EMAILS = "one@example.com, two@example.com,one@example.com";
    expect(readSettings({ REVIEWER_EMAILS })).toMatchObject({
      mail: null,
      reviewers: ["one@example.com", "two@example.com"],
    });
    expect(readSettings({})).toMatchObject({ mail: null, reviewers: [] });
  });
});

test("proxies are trusted by address and network, on this machine alone unless others are named", () => {
  const proxies = (list: string) => readSettings({ TRUSTED_PROXIES: list }).trustedProxies;
  expect(readSettings({}).trustedProxies).toEqual([
    { address: "127.0.0.0", prefix: 8, family: "ipv4" },
    { address: "::1", prefix: 128, family: "ipv6" },
  ]);
  expect(proxies("10.0.0.0/8, 2001:db8::7")).toEqual([
    { address: "10.0.0.0", prefix: 8, family: "ipv4" },
    { address: "2001:db8::7", prefix: 128, family: "ipv6" },
  ]);
  expect(proxies("none")).toEqual([]);
  for (const bad of ["10.0.0.0/33", "proxy.example", "10.0.0.1,", "10.0.0.1/-1"])
    expect(() => proxies(bad)).toThrow("TRUSTED_PROXIES has to be none, or addresses");
});

test.each([
  [{}, false],
  [{ SITE_URL: "https://guide.example" }, true],
  [{ SITE_URL: "http://guide.example" }, false],
  [{ SITE_URL: "https://guide.example", NODE_ENV: "test" }, false],
  [{ SITE_URL: "https://guide.example", LINK_CHECKS: "off" }, false],
  [{ LINK_CHECKS: "on" }, true],
])("with %j links out of the site are looked at: %s", (environment, checksLinks) => {
  expect(readSettings(environment).checksLinks).toBe(checksLinks);
});

test.each([
  [{}, false],
  [{ SITE_URL: "https://guide.example" }, true],
  [{ SITE_URL: "https://guide.example", WATCH: "off" }, false],
  [{ WATCH: "on" }, true],
])("with %j official pages are looked at: %s", (environment, watchesPages) => {
  expect(readSettings(environment).watchesPages).toBe(watchesPages);
});

test("hosts that may be asked although they are not public are named with their ports", () => {
  const hosts = (text: string) => readSettings({ OUTBOUND_HOSTS: text }).outboundHosts;
  expect(hosts("Mirror.example:443, 127.0.0.1:8080,[::1]:80")).toEqual([
    ...["mirror.example:443", "127.0.0.1:8080", "[::1]:80"],
  ]);
  for (const bad of ["mirror.example", "https://mirror.example:443", "a b:1"])
    expect(() => hosts(bad)).toThrow("OUTBOUND_HOSTS has to be hosts with their ports");
});
