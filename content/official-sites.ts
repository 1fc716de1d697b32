/** Home addresses of the official bodies; deep links to single notices do not last, so none is kept. */
export type OfficialSite = {
  readonly title: string;
  readonly address: string;
  readonly usedFor: string;
};

export const officialSites = {
  jeeMain: {
    title: "JEE Main (NTA)",
    address: "https://jeemain.nta.nic.in/",
    usedFor: "registration, admit card, answer keys, results, information bulletin",
  },
  nta: {
    title: "National Testing Agency",
    address: "https://nta.ac.in/",
    usedFor: "notices, official mock tests",
  },
  josaa: {
    title: "JoSAA",
    address: "https://josaa.nic.in/",
    usedFor: "joint seat allocation, closing ranks",
  },
  csab: {
    title: "CSAB",
    address: "https://csab.nic.in/",
    usedFor: "special rounds after JoSAA",
  },
  jeeAdvanced: {
    title: "JEE Advanced",
    address: "https://jeeadv.ac.in/",
    usedFor: "entrance examination for the IITs",
  },
} as const satisfies Record<string, OfficialSite>;

export const noticeCheckPath = "/is-this-notice-real";
