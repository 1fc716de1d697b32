import { createContext } from "react-router";
import type { Provider } from "../content/site.ts";
import type { Services } from "../domain/services.ts";
import type { Clock } from "../domain/shared/clock.ts";
import type { Log } from "../domain/shared/log.ts";

export type Site = {
  readonly services: Services;
  readonly provider: Provider;
  /** Canonical origin, without a trailing slash. */
  readonly url: string;
  /** The public key that the browser sends on unauthenticated calls. */
  readonly publicAnonKey: string;
  /** `model` is null when none is behind it. */
  readonly writer: { provider: string; model: string | null };
  readonly clock: Clock;
  readonly log: Log;
};

export const siteContext = createContext<Site>();

/** Undefined outside of a server. */
export const requestIdContext = createContext<string | undefined>(undefined);
