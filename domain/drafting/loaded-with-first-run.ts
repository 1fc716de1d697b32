import type { RunTools } from "./run-tools.ts";

/*
 * What readers never need: the rules of the checks and the index of all passages are built from every
 * record, which costs a start more than all else together. They are loaded with the first run.
 */

/** See `createEvidence`. */
export const gatherWhenNeeded: RunTools["gatherEvidence"] = async (request, published) =>
  (await evidence()).gather(request, published);

/** See `checkDraft`. */
export const checkWhenNeeded: RunTools["checkDraft"] = async (content, context) => {
  const { checkDraft } = await import("./checks/check-draft.ts");
  return checkDraft(content, context);
};

let finder: ReturnType<typeof loadEvidence> | undefined;

function evidence() {
  return (finder ??= loadEvidence());
}

async function loadEvidence() {
  const { createEvidence } = await import("./evidence.ts");
  return createEvidence();
}
