import type { Reporter, TestModule } from "vitest/node";

/** Prints how many tests ran on each database: a suite that was left out would show. */
export const engineCount: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === "passed");
    const on = (engine: string) =>
      passed.filter((test) => test.fullName.includes(` on ${engine}`)).length;
    console.log(`Passed on SQLite: ${on("sqlite")}, on PostgreSQL: ${on("postgres")}`);
    const failed = tests.filter((test) => test.result().state === "failed");
    console.log(`${passed.length} passed, ${failed.length} failed`);
  },
};
