import { onTestFinished, vi } from "vitest";
import type { FactId, FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

const { fact } = builtInFacts;

/** The registry as a later deployment has it: one record has another value. For modules that are imported from now on. */
export function changeRecord(id: FactId, value: FactValue): void {
  const original = fact(id);
  onTestFinished(() => {
    vi.doUnmock("../../content/facts/fact-record.ts");
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock("../../content/facts/fact-record.ts", async (importOriginal) => {
    const registry = await importOriginal<typeof import("../../content/facts/fact-record.ts")>();
    const factGroup: typeof registry.factGroup = (shared, records) => {
      const group = registry.factGroup(shared, records);
      return Object.hasOwn(group, id) ? { ...group, [id]: { ...original, value } } : group;
    };
    return { ...registry, factGroup };
  });
}
