import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";
import { asCsv, asPage, asTsv, roundLike2025 } from "../support/rank-rounds.ts";
import { movableClock } from "../support/movable-clock.ts";
import { onEitherEngine, randomCases } from "../support/tier.ts";

function openCalls(database: OpenDatabase) {
  const clock = movableClock("2026-11-23T10:00:00.000Z");
  const { api, ranks, faults } = openPublishing(database, { clock });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = adminBearer) =>
    api.request(`/functions/ranks${path}`, { method: "POST", headers, body });
  return { api, ranks, faults, post };
}

function formOf(
  text: string | Buffer<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  form.set("file", new File([text], "ranks.html"));
  for (const [name, value] of Object.entries({ year: "2025", round: "6", ...fields }))
    form.set(name, value);
  return form;
}

onEitherEngine("the calls on closing ranks", (openTestDatabase) => {
  test("an approver checks a table, takes it in, sees it in the list and withdraws it", async () => {
    const { api, ranks, post } = openCalls(await openTestDatabase());
    const page = asPage(await roundLike2025());
    const checked = await post("/check", formOf(page));
    expect(checked.status).toBe(200);
    expect(await checked.json()).toMatchObject({ report: { rows: 11_261, findings: [] } });
    expect((await ranks.list()).length).toBe(3);
    const taken = await post("", formOf(page, { source: "https://josaa.admissions.nic.in/" }));
    expect(await taken.json()).toMatchObject({ importId: expect.any(String) as string });
    const listed = await api.request("/functions/ranks", { headers: adminBearer });
    const list = (await listed.json()) as { rounds: { imported: { id: string } | null }[] };
    expect(list.rounds[0]).toMatchObject({
      ...{ year: 2025, round: 6, rows: 11_261, isInForce: true },
      imported: { source: "https://josaa.admissions.nic.in/", by: "admin@guide.example" },
    });
    const id = list.rounds[0]?.imported?.id;
    const withdraw = (reason: string) => post("/withdraw", JSON.stringify({ id, reason }));
    expect((await withdraw(" ")).status).toBe(400);
    expect((await withdraw("Wrong file.")).status).toBe(200);
    expect((await withdraw("Wrong file.")).status).toBe(409);
    expect((await ranks.inForce()).rounds).toHaveLength(3);
  });

  test("whoever is not of the office gets nothing, and what is no form is refused in a sentence", async () => {
    const { post } = openCalls(await openTestDatabase());
    const csv = asCsv(await roundLike2025());
    for (const path of ["", "/check"]) {
      expect((await post(path, formOf(csv), {})).status).toBe(401);
      expect((await post(path, "{}")).status).toBe(400);
      expect((await post(path, formOf(csv, { year: "next" }))).status).toBe(400);
      expect((await post(path, formOf(csv, { round: "0" }))).status).toBe(400);
      const large = await post(path, formOf(Buffer.alloc(17 * 1024 * 1024, "a")));
      expect(large.status).toBe(413);
      expect((await post(path, formOf("no table"))).status).toBe(422);
    }
  });

  test("what was damaged in any way is answered, and never stored by half", async () => {
    const database = await openTestDatabase();
    const { faults, post } = openCalls(database);
    const round = await roundLike2025();
    // Few rows are enough to be read in every way; that they are few is refused as well.
    const few = { ...round, rows: round.rows.slice(0, 60) };
    const forms = [asCsv(few), asTsv(few), asPage(few)].map((text) => Buffer.from(text));
    const random = randomNumbers(7);
    const statuses = new Map<number, number>();
    for (let count = 0; count < randomCases(80).numRuns; count += 1) {
      const file = damaged(forms[count % forms.length] ?? Buffer.alloc(0), random);
      const { status } = await post(count % 2 === 0 ? "" : "/check", formOf(file));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(faults).toEqual([]);
    expect(await database.queries.selectFrom("rank_rounds").selectAll().execute()).toEqual([]);
    expect(await database.queries.selectFrom("audit_log").selectAll().execute()).toEqual([]);
  });
});

/** The file with a part cut out, repeated, overwritten or put elsewhere. */
function damaged(file: Buffer, random: (below: number) => number): Buffer<ArrayBuffer> {
  let bytes = Buffer.from(file);
  for (let count = random(4); count >= 0; count -= 1) {
    const at = random(bytes.length);
    const part: Buffer = bytes.subarray(at, at + random(400));
    const rest = bytes.subarray(at + part.length);
    const before = bytes.subarray(0, at);
    const noise = Buffer.from(Array.from({ length: random(30) }, () => random(256)));
    const other = [
      [before, rest],
      [before, part, part, rest],
      [before, noise, rest],
      [part, before, rest],
      [before, Buffer.from('<table><tr><td>"\t,'), part, rest],
      [before],
    ][random(6)];
    bytes = Buffer.concat(other ?? []);
  }
  return bytes;
}

/** The same numbers in each run (a linear congruential generator). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return below === 0 ? 0 : state % below;
  };
}
