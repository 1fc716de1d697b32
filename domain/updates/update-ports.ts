/** A sentence of an update, and what is to be said of it. */
export type CheckedSentence = { readonly sentence: string; readonly why: string };

type CheckedWords = {
  /** A record says otherwise, or nobody may say it: such an update is not published. */
  readonly refused: readonly CheckedSentence[];
  /** No record answers it: whoever publishes it has checked it. */
  readonly toConfirm: readonly CheckedSentence[];
};

export type UpdatePorts = {
  /** Holds the words against the records of an edition as they hold now. */
  readonly checkWords: (words: {
    readonly headline: string;
    readonly summary: string;
    readonly edition: string;
  }) => Promise<CheckedWords>;
  readonly secondApprover: () => "off" | "required";
  readonly isThere: (path: string) => Promise<boolean>;
};
