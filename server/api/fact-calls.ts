import {
  changeEdition,
  listEditions,
  noteLook,
  previewOpening,
} from "../../app/calls/editions-schema.ts";
import {
  approveFacts,
  listFacts,
  proposeFacts,
  readFact,
  rejectFacts,
  tryFacts,
} from "../../app/calls/facts-schema.ts";
import { mapResult, succeed } from "../../domain/shared/result.ts";
import type { CallSources, Route } from "./api-routes.ts";

export function factCalls(sources: CallSources): readonly Route[] {
  const { facts, posts, findPlaces, adminRoute, staffRoute } = sources;
  return [
    staffRoute(listFacts, ({ edition }, by) => facts.list(edition, by)),
    staffRoute(readFact, async ({ id, edition }, _by, { req }) => {
      const fact = await facts.read(id, edition);
      if (!fact.ok) return fact;
      const { withdrawal, ...record } = fact.value;
      const places = await findPlaces(withdrawal, req.raw.signal);
      return succeed({ ...record, usedIn: places.map(({ path, title }) => ({ path, title })) });
    }),
    staffRoute(tryFacts, async (input, _by, { req }) => {
      const trial = await facts.tryOut(input);
      if (!trial.ok) return trial;
      const { change, ...judgement } = trial.value;
      if (change === null) return succeed({ ...judgement, places: [], posts: [] });
      const affected = await posts.affected.find(change);
      const places = await findPlaces(change, req.raw.signal);
      return succeed({ ...judgement, places, posts: affected });
    }),
    staffRoute(
      proposeFacts,
      async (input, by) => {
        // Before anything is stored: a page that cannot be rendered must not hide that it was.
        const trial = await facts.tryOut(input);
        const change = trial.ok ? trial.value.change : null;
        const places = change === null ? [] : await findPlaces(change);
        return mapResult(await facts.propose(input, by), (proposal) => ({ ...proposal, places }));
      },
      201,
    ),
    adminRoute(approveFacts, (input, by) => facts.approve(input, by)),
    staffRoute(rejectFacts, (input, by) => facts.reject(input, by)),

    staffRoute(listEditions, () => facts.editions()),
    staffRoute(previewOpening, async ({ edition }, _by, { req }) => {
      const opening = await facts.previewOpening(edition);
      if (!opening.ok) return opening;
      return succeed({ places: await findPlaces(opening.value, req.raw.signal) });
    }),
    adminRoute(changeEdition, (input, by) => facts.setEdition(input, by)),
    adminRoute(noteLook, ({ edition }, by) => facts.noteLook(edition, by)),
  ];
}
