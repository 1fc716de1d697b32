import {
  checkUpdate,
  listUpdates,
  moveUpdate,
  saveUpdate,
} from "../../app/calls/updates-schema.ts";
import type { UpdatesService } from "../../domain/updates/updates-service.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

/** The calls of the desk on updates. */
export function updateCalls({ desk }: UpdatesService, staffRoute: StaffRoute): readonly Route[] {
  return [
    staffRoute(listUpdates, () => desk.list()),
    staffRoute(checkUpdate, (input, by) => desk.check(input, by)),
    staffRoute(saveUpdate, async (input, by, context) => {
      const saved = await desk.save(input, by);
      return saved.ok && input.id === null ? context.json(saved.value, 201) : saved;
    }),
    staffRoute(moveUpdate, (input, by) => desk.move(input, by)),
  ];
}
