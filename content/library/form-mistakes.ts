import type { LibraryPassage } from "./library-passage.ts";

/** What goes wrong in forms, and how it is put right. */
export const formMistakes: readonly LibraryPassage[] = [
  {
    id: "mistakes-that-spoil-the-form",
    title: "Mistakes that spoil a form",
    asks: [
      "form mistakes",
      "common mistakes in jee main form",
      "why jee main form gets rejected",
      "form rejection reasons",
      "form bharte time kya galti na kare",
    ],
    subjects: ["form mistakes", "registration"],
    stages: ["registration"],
    body: `These are the slips that cost students most. Tick them off before you submit.

- The name or date of birth differs from the Class 10 certificate.
- The photo or signature is blurred, or the file has the wrong size.
- The mobile number or e-mail belongs to somebody else.
- The category is wrong, or its certificate is out of date.
- The state code is wrong. It follows the state where you passed Class 12 or are taking it.
- There are two forms for one session. NTA cancels a second form of the same student.
- The payment was left to the last evening.
- The confirmation page was not saved.

Let a second person read the form aloud while you look at your papers. Most of these slips show up at once.`,
    page: "/registration-2026",
  },
  {
    id: "name-mismatch",
    title: "When the name differs between papers",
    asks: [
      "name mismatch aadhaar and 10th certificate",
      "name spelling different in jee main form",
      "initial in name expanded problem",
      "aadhar me naam alag hai",
    ],
    subjects: ["form mistakes", "documents"],
    stages: ["a year before", "registration"],
    body: `In Kerala this happens often. The school wrote initials, and the Aadhaar has the house name in full.

The Class 10 certificate is the one to follow. Type your name and your date of birth in the form as they stand there.

Then bring the other papers into line:

1. Ask at an Aadhaar centre to change the name or date of birth. Take the Class 10 certificate along.
2. Keep the slip that you get, as proof that you have asked.
3. If the mistake is in the Class 10 certificate itself, go to your school first.
4. Check your category certificate and your bank papers for the same spelling.

Do not guess if the form is about to close. Write to the official help desk and keep the answer. On the exam day, carry the identity-mismatch certificate if NTA asked you for one.`,
    page: "/registration-2026",
  },
  {
    id: "correction-window",
    title: "How to use the correction window",
    asks: [
      "correction",
      "form correction",
      "jee main correction window",
      "how to edit jee main form after submit",
      "form correction kaise kare",
      "which details can be changed in correction",
    ],
    subjects: ["form mistakes", "registration"],
    stages: ["registration"],
    body: `Each session has one correction window after the forms close. You log in, change what is open, and submit again. You can do this once.

For JEE Main 2026, the Session 1 window was {{fact:date.s1.correction}}. The Session 2 window was {{fact:date.s2.correction}}. On the last day it closed at {{fact:date.payments_close_at}}. These days are as reported, and the official notice comes first.

Prepare before it opens:

1. Write down every mistake that you have found.
2. Have the right paper beside you for each of them.
3. Change everything in one go, then download the new confirmation page.

Some fields may be locked, and the language of the paper is fixed at registration. If a change raises your fee, you pay the rest. After the window closes, no change is possible.`,
    page: "/registration-2026",
  },
  {
    id: "wrong-state-code",
    title: "State code of eligibility made simple",
    asks: [
      "state code",
      "state code of eligibility jee main",
      "which state code if i studied in another state",
      "wrong state code entered",
      "12th from kerala living in dubai or tamil nadu state code",
    ],
    subjects: ["form mistakes", "home state"],
    stages: ["registration", "counselling"],
    body: `The state code is not your birthplace, and it is not where your parents live. It follows the state where you passed Class 12, or where you are taking it now.

Why it matters: in the NITs, {{fact:reservation.home_state}} in the 2026 rules. So a wrong code can put you into the wrong half.

> **Example.** Anu was born in Kerala. She takes Class 12 in Tamil Nadu. Her state code is Tamil Nadu, though her family still has its house in Kerala.

If you passed Class 12 outside India or changed schools, read the bulletin for your case. If you find a wrong code, use the correction window, if that field is open. Keep the Class 12 marksheet ready, for it shows the school.`,
    page: "/registration-2026",
  },
  {
    id: "two-forms-by-mistake",
    title: "If you have filled two forms by mistake",
    asks: [
      "filled jee main form twice",
      "two application numbers same session",
      "duplicate form cancelled jee main",
    ],
    subjects: ["form mistakes", "registration"],
    stages: ["registration"],
    body: `Send one form for each session, and only one. A second form of the same student is cancelled by NTA.

It mostly happens when the site is slow. A page hangs, a password is lost, and somebody starts again. If that is your case:

1. Do not start a third form.
2. Note both application numbers, and see which of them is paid.
3. Keep the screens, the receipts and the confirmation pages.
4. Write to the official help desk at once. Name both numbers and ask which one stands.
5. Keep the answer until you have a seat.

Session 2 is another matter. There you log in with the number of Session 1, and no second account is needed.`,
    page: "/registration-2026",
  },
  {
    id: "wrong-category-chosen",
    title: "If you chose the wrong category",
    asks: [
      "wrong category in jee main form",
      "change category obc to general",
      "selected general but have obc certificate",
      "category change after form",
    ],
    subjects: ["form mistakes", "certificates", "reservation"],
    stages: ["registration", "counselling"],
    body: `Your category matters for the fee, for the cutoff and for the seat. So correct it as early as you can.

The place for it is the correction window of your session. Look whether the field is open, change it, and pay the rest if the fee goes up. Keep the new confirmation page.

Two cases come up again and again:

- You ticked a category, but you have no valid certificate. At the counselling your papers are checked. Ask for the certificate now.
- You ticked General, but you belong to a reserved group. Do not wait for the counselling. Ask the official help desk what is still possible.

Never upload a certificate that is not yours or is out of date.`,
    page: "/registration-2026",
  },
];
