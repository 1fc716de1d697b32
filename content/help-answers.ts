/** What somebody gets first who asks for more than a page. */
export type Help = "person" | "fraud";

type HelpAnswer = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Whom to call; the first is the one to call now. */
  readonly calls: readonly { readonly name: string; readonly number: string }[];
  readonly more: { readonly label: string; readonly path: string };
};

export const helpAnswers: Readonly<Record<Help, HelpAnswer>> = {
  person: {
    title: "Talk to someone today",
    paragraphs: [
      "You are not alone, and no exam is worth your life. Tele MANAS, the national helpline, answers day and night, free, in Hindi, Malayalam, English and many other languages.",
      "Tell one person near you now: a parent, a teacher, a friend. Stay with somebody until you feel safe.",
    ],
    calls: [
      { name: "Tele MANAS", number: "14416" },
      { name: "In danger", number: "112" },
    ],
    more: {
      label: "When worry does not go away, and how to help a friend",
      path: "/answers/friends-and-worry",
    },
  },
  fraud: {
    title: "This is fraud",
    paragraphs: [
      "Nobody can sell you the question paper, a score or a seat. “Leaked” papers on Telegram and WhatsApp are old or made up. NIT, IIIT and GFTI seats go only by JEE Main rank, IIT seats by JEE Advanced rank, through JoSAA and CSAB.",
      "Do not pay, and send no papers, password or OTP. Keep the chat and the number. Tell a parent or a teacher, and report it on cybercrime.gov.in. Have you paid already? Call the helpline and your bank at once.",
    ],
    calls: [{ name: "Cybercrime helpline", number: "1930" }],
    more: { label: "If you have already paid a cheat", path: "/answers/money-lost-to-a-fraud" },
  },
};
