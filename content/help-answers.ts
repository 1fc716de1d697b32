export type Help = "person" | "fraud";

type HelpAnswer = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first is the one to call now. */
  readonly calls: readonly { readonly name: string; readonly number: string }[];
  readonly more: { readonly label: string; readonly path: string };
};

export const helpAnswers: Readonly<Record<Help, HelpAnswer>> = {
  person: {
    title: "Talk to someone today",
    paragraphs: [
      "Tele MANAS is the national helpline. Someone answers day and night, free of charge, in Malayalam, Hindi, English and many other languages.",
      "Tell one person near you now: a parent, a teacher or a friend. Stay with someone until you feel safe. You are not alone, and no exam is worth your life.",
    ],
    calls: [
      { name: "Call Tele MANAS", number: "14416" },
      { name: "In danger: call", number: "112" },
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
    calls: [{ name: "Call the cybercrime helpline:", number: "1930" }],
    more: { label: "If you have already paid a fraudster", path: "/answers/money-lost-to-a-fraud" },
  },
};
