/** A sentence of an update, and what is to be said of it. */
export type CheckedSentence = { readonly sentence: string; readonly why: string };

/** What the records say of the sentences of an update. */
type CheckedWords = {
  /** A record says otherwise, or nobody may say it: such an update is not published. */
  readonly refused: readonly CheckedSentence[];
  /** No record answers it: whoever publishes it has checked it. */
  readonly toConfirm: readonly CheckedSentence[];
};

/** What other rooms do for updates. */
export type UpdatePorts = {
  /** Holds the words against the records of an edition as they hold now. */
  readonly checkWords: (words: {
    readonly headline: string;
    readonly summary: string;
    readonly edition: string;
  }) => Promise<CheckedWords>;
  /** Whether nobody publishes what they wrote themselves. */
  readonly secondApprover: () => "off" | "required";
  /** Whether something public stands at this path of the site. */
  readonly isThere: (path: string) => Promise<boolean>;
};
