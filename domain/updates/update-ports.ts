export type CheckedSentence = { readonly sentence: string; readonly why: string };

type CheckedWords = {
  /** A record says otherwise, or nobody may say it: such an update is not published. */
  readonly refused: readonly CheckedSentence[];
  readonly toConfirm: readonly CheckedSentence[];
};

export type UpdatePorts = {
  readonly checkWords: (words: {
    readonly headline: string;
    readonly summary: string;
    readonly edition: string;
  }) => Promise<CheckedWords>;
  readonly secondApprover: () => "off" | "required";
  readonly isThere: (path: string) => Promise<boolean>;
};
