import type { LibraryPassage } from "./library-passage.ts";

/** Category and PwD certificates. */
export const certificates: readonly LibraryPassage[] = [
  {
    id: "category-certificate-basics",
    title: "Getting a category certificate ready",
    asks: [
      "certificates",
      "category certificate",
      "category certificate for jee main",
      "certificate validity",
      "who issues category certificate",
      "certificate kahan se banega",
    ],
    subjects: ["certificates", "documents"],
    groups: ["obc", "ews", "sc", "st"],
    stages: ["a year before", "registration"],
    body: `Claim a category only if you hold a certificate for it that is up to date. Your papers are looked at again at the counselling.

1. Ask at your village or taluk office which officer issues it.
2. Say that it is for NITs and IITs, and ask which format you need.
3. Look in the bulletin of your year for the format and the date that are asked for.
4. When you get it, check your name, your parents' names, the community and the seal.
5. Compare the name with your Class 10 certificate.

Start early. Offices are crowded when many exams open their forms at the same time. An expired certificate is one of the common mistakes in the form.`,
    page: "/registration-2026",
  },
  {
    id: "ews-certificate",
    title: "The GEN-EWS certificate",
    asks: [
      "ews",
      "ews certificate",
      "ews certificate for jee main",
      "ews certificate validity",
      "ews certificate kab banwaye",
      "gen ews documents",
    ],
    subjects: ["certificates", "reservation"],
    groups: ["ews"],
    stages: ["a year before", "registration", "counselling"],
    body: `GEN-EWS candidates have {{fact:reservation.ews}} of the seats in the JEE Main 2026 rules. Whether your family belongs to this group is for your revenue office to say.

An old certificate may not do, even if nothing has changed at home. So look at its date first.

- Ask your local revenue office how to apply, and what proof of income it wants.
- Say that it is for NITs and IITs, and ask which format you need.
- Look in the bulletin for the year and the date of issue that are asked for.
- Check the name, the year and the seal before you leave the office.

Look again before counselling. Your papers are checked there once more. Read on josaa.nic.in which date counts, and do not rely on a friend.`,
    page: "/eligibility-criteria",
  },
  {
    id: "obc-ncl-certificate",
    title: "The OBC-NCL certificate",
    asks: [
      "obc",
      "obc certificate",
      "obc ncl certificate jee main",
      "obc certificate validity",
      "obc creamy layer jee",
      "state obc list or central obc list",
    ],
    subjects: ["certificates", "reservation"],
    groups: ["obc"],
    stages: ["a year before", "registration", "counselling"],
    body: `OBC-NCL candidates have {{fact:reservation.obc}} of the seats in the JEE Main 2026 rules. NCL means "non-creamy layer". So look for these words on the certificate, and not only for the name of the community.

Check these points before you apply:

- Is your community in the central list of OBCs, and not only in that of the state?
- Does the certificate have the format that the bulletin asks for?
- Does it say "non-creamy layer"?
- Is its date of issue one that the bulletin of your year accepts?

Ask at your village or taluk office, and tell them that it is for NITs and IITs. If your community is only in the state list, ask the official help desk before you choose the category.`,
    page: "/eligibility-criteria",
  },
  {
    id: "sc-st-certificate",
    title: "The SC or ST certificate",
    asks: [
      "sc st",
      "sc certificate for jee main",
      "st certificate jee counselling",
      "sc st certificate format",
      "sc st certificate old one valid",
      "caste certificate documents for sc st counselling",
    ],
    subjects: ["certificates", "reservation"],
    groups: ["sc", "st"],
    stages: ["a year before", "registration", "counselling"],
    body: `In the JEE Main 2026 rules, SC candidates have {{fact:reservation.sc}} of the seats. ST candidates have {{fact:reservation.st}}. The certificate opens these seats, so it is worth a careful look.

- Is it in the student's own name?
- Is the name spelt as in the Class 10 certificate?
- Is the community written as in the official list?
- Can you read the seal, the number and the signature in the scan?

If the paper is old, torn or written by hand, ask your revenue office for a new one. Look in the bulletin of your year for the format. If your family has moved from another state, ask early which office issues it.`,
    page: "/eligibility-criteria",
  },
  {
    id: "pwd-certificate-and-udid",
    title: "The UDID card and the PwD certificate",
    asks: [
      "udid card",
      "pwd certificate",
      "udid card for jee main",
      "pwd certificate jee main form",
      "disability certificate validity jee",
    ],
    subjects: ["certificates", "candidates with disabilities"],
    groups: ["pwd"],
    stages: ["a year before", "registration", "counselling"],
    body: `Before the JEE Main 2026 form opened, NTA asked PwD candidates to keep the UDID card valid. So look at its date now.

1. If you have no card yet, ask at a government hospital which office issues it.
2. Check the name, the date of birth and the kind of disability.
3. Upload the UDID card or the PwD certificate in the form, as the screen asks.
4. If you need a scribe, look in the form and in the bulletin how to ask for one.
5. Take the certificate along on the exam day.

PwD candidates have {{fact:reservation.pwd}} of the seats in the JEE Main 2026 rules. They lie within every category. So a PwD student may also need a category certificate. At the counselling the papers are checked again, and the bulletin says what is asked for.`,
    page: "/eligibility-criteria",
  },
  {
    id: "certificate-is-late",
    title: "If your certificate does not come in time",
    asks: [
      "category certificate not ready for jee form",
      "certificate late what to do",
      "certificate applied but not received",
      "certificate nahi mila last date",
    ],
    subjects: ["certificates", "form mistakes"],
    stages: ["registration", "counselling"],
    body: `Do not panic, and do not upload a wrong paper. Work in this order:

1. Keep the slip that shows when you applied. Note its number and the office.
2. Read on the upload screen and in the bulletin whether a slip or a declaration is accepted.
3. If nothing is said, ask the official help desk before the form closes.
4. Go to the office in person, with the last date of the form on paper.
5. Use the correction window if the certificate comes in those days.

Your papers are checked at the counselling, so go on asking until you have it. In CSAB, a reserved candidate without a valid certificate can change to General. That keeps you in the process, but not in the category.`,
    page: "/registration-2026",
    source: { title: "CSAB, questions and answers", address: "https://csab.nic.in/faq/" },
  },
];
