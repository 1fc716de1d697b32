import type { LibraryPassage } from "./library-passage.ts";

/** Official sites, help desks, and those who only look like them. */
export const scamsAndHelp: readonly LibraryPassage[] = [
  {
    id: "official-sites",
    title: "The official sites and what each is for",
    asks: [
      "official website",
      "official website of jee main",
      "jee main real website",
      "josaa official site",
      "asli website kaunsi hai jee main ki",
    ],
    subjects: ["official help", "scams"],
    stages: ["any"],
    body: `Learn these addresses, and type them yourself.

| Site | For what |
| --- | --- |
| jeemain.nta.nic.in | form, admit card, answer key, result, bulletin |
| nta.ac.in | notices and official mock tests |
| jeeadv.ac.in | JEE Advanced, the exam for the IITs |
| josaa.nic.in | joint counselling and closing ranks |
| csab.nic.in | special rounds after JoSAA |

A page with extra words in its name, or with another ending, may be a copy.

This site is not an official one. We explain things, and we take no forms and no exam fees. Where we and an official notice differ, the notice is right. Put the five addresses on a sheet beside the desk, and use no links from messages.`,
    page: "/disclaimer",
  },
  {
    id: "official-help-desk",
    title: "How to write to the official help desk",
    asks: [
      "helpline",
      "help desk",
      "nta helpline jee main",
      "jee main help desk contact",
      "how to complain to nta",
      "nta ko email kaise kare",
    ],
    subjects: ["official help"],
    stages: ["any"],
    body: `Only NTA and its help desk can see your form. The current phone number and e-mail address stand on jeemain.nta.nic.in. Take them from there and from nowhere else.

A letter that gets an answer is short:

1. Subject: the session, your application number and the trouble in a few words.
2. First line: what is wrong, and since when.
3. Second line: what you want.
4. Attach one picture of the screen and the receipt, if it is about money.
5. Your name as in the form, and your mobile number.

Write from the e-mail address of the form. Never send your password or an OTP. Keep the answer until admission. If you call, note the day, the hour and the name. This site cannot change your form, but we can explain what a notice means.`,
    page: "/contact",
  },
  {
    id: "fake-sites-and-messages",
    title: "How to spot fake sites and messages",
    asks: [
      "scams",
      "fraud",
      "fake jee main website",
      "fraud message jee main result",
      "jee main scam call",
      "fake admit card link whatsapp",
    ],
    subjects: ["scams", "official help"],
    stages: ["any"],
    body: `In exam season false messages go around in every group. They have some things in common.

- They press for time: "only today", "last chance".
- They ask for an OTP, a password or a card number.
- They offer what nobody can sell: a seat, a score, the paper.
- The link has a strange ending, or letters that are nearly right.
- They want money on a private number.

What to do:

1. Do not click. Open jeemain.nta.nic.in yourself and look for the notice there.
2. Do not send it on.
3. If you have paid, call your bank at once and then the police.
4. If you have given a password, change it now.

A student who tries to buy a paper or a score risks the whole year.`,
    page: "/disclaimer",
  },
  {
    id: "agents-who-promise-seats",
    title: "Agents who promise a seat",
    asks: [
      "agents",
      "agent promising nit seat",
      "admission consultant fraud",
      "pay money for nit seat real or fake",
      "agent seat dila raha hai sach hai kya",
    ],
    subjects: ["scams", "seat and admission", "parents"],
    stages: ["counselling"],
    body: `After every result, families get calls. A friendly voice knows the name, the marks and the worry. It offers a seat "from inside".

NIT, IIIT and GFTI seats go by JEE Main rank, through JoSAA and CSAB. Registration for JoSAA is free. You pay the fees inside your own account. There is no desk at which an agent could buy a seat for you.

Be careful with these too:

- somebody who wants your password "to fill in the choices";
- a paper that says a seat is reserved for you;
- money that is to be handed over with no receipt;
- a demand for original certificates as a pledge.

Never give originals to an agent. If in doubt, call the institute by the number on its own site. Good advice is fine. But the list, the password and the decision stay with the student.`,
    page: "/counseling",
  },
];
