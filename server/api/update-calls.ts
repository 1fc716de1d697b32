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
    staffRoute(checkUpdate, (input) => desk.check(input)),
    staffRoute(saveUpdate, async (input, by, context) => {
      const savedUpdate = await desk.save(input, by);
      return savedUpdate.ok && input.id === null
        ? context.json(savedUpdate.value, 201)
        : savedUpdate;
    }),
    staffRoute(moveUpdate, (input, by) => desk.move(input, by)),
  ];
}
