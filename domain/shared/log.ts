export type Log = {
  readonly info: (message: string, details?: Record<string, unknown>) => void;
  readonly warn: (message: string, details?: Record<string, unknown>) => void;
  readonly error: (message: string, details?: Record<string, unknown>) => void;
};

export const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
