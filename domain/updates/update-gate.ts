import { longIndianDate } from "../shared/clock.ts";
import { fail, type Result } from "../shared/result.ts";
import type { UpdatePorts } from "./update-ports.ts";
import type { StoredUpdate } from "./update.ts";

export type UpdatePerson = {
  readonly userId: string;
  readonly email: string;
  readonly role: "admin" | "writer";
};

/** An update that is to be public. */
type ToPublish = Pick<StoredUpdate, "headline" | "summary" | "edition" | "endsOn" | "authors">;

type GateInput = {
  readonly by: UpdatePerson;
  readonly confirmed: readonly string[];
  /** The Indian day (ISO). */
  readonly today: string;
  /** Readers have or had these very words: somebody has answered for them, and an end that was not asked for then is not now. */
  readonly again: boolean;
};

type Dependencies = Pick<UpdatePorts, "checkWords" | "secondApprover">;

export function createUpdateGate({ checkWords, secondApprover }: Dependencies) {
  return {
    /**
     * Why readers may not have it; null when they may. `forbidden` for a writer, and for its author where a
     * second person has to publish; `unacceptable` without an end, against a record, and with a statement that
     * no record answers and nobody has confirmed.
     */
    async refusal(
      update: ToPublish,
      { by, confirmed, today, again }: GateInput,
    ): Promise<Result<never> | null> {
      if (by.role !== "admin") return approversOnly();
      if (needsSecond() && update.authors.includes(by.email.toLowerCase()))
        return fail(
          "forbidden",
          "A second person has to publish this update: whoever wrote it cannot.",
        );
      if (update.endsOn === null && !again)
        return fail("unacceptable", "Please choose the last day on which readers see it.");
      if (update.endsOn !== null && update.endsOn < today)
        return fail(
          "unacceptable",
          `It ended on ${longIndianDate(update.endsOn)}: choose another last day.`,
        );
      const checks = await checkWords(update);
      const [refused] = checks.refused;
      if (refused !== undefined)
        return fail(
          "unacceptable",
          `It cannot be published like this. “${refused.sentence}”: ${refused.why}`,
        );
      if (again) return null;
      const open = checks.toConfirm.find(({ sentence }) => !confirmed.includes(sentence));
      return open === undefined
        ? null
        : fail(
            "unacceptable",
            `Nobody has confirmed this yet: “${open.sentence}” Compare it with the official notice, then tick it.`,
          );
    },

    needsSecond,
  };

  function needsSecond(): boolean {
    return secondApprover() === "required";
  }
}

export function approversOnly() {
  return fail("forbidden", "Only an approver changes what readers see.");
}
