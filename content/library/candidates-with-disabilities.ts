import type { LibraryPassage } from "./library-passage.ts";

/** Help in the exam and in counselling for candidates with disabilities. */
export const candidatesWithDisabilities: readonly LibraryPassage[] = [
  {
    id: "scribe-and-extra-time",
    title: "A scribe and extra time in the exam",
    asks: [
      "scribe",
      "scribe in jee main",
      "extra time for pwd jee main",
      "compensatory time jee main",
      "writer for disabled student exam",
    ],
    subjects: ["candidates with disabilities", "exam day"],
    groups: ["pwd"],
    stages: ["registration", "before the exam", "exam week"],
    body: `A scribe writes or types what you say. In 2026, PwD candidates who may use a scribe get {{fact:exam.scribe_time}}. Paper 1 takes {{fact:paper1.duration}} without it.

Plan it in this order:

1. Get the UDID card or the PwD certificate ready before the form opens.
2. Look in the form and in the bulletin how to ask for a scribe, and who provides one.
3. Read in the bulletin which paper about your difficulty is asked for.
4. Practise mock tests with a helper. Learn to say clearly what should be done.
5. Take the certificate to the centre, and come early.

If your admit card does not show the scribe, write to the official help desk at once. Print its answer and bring it.`,
    page: "/exam-pattern",
  },
  {
    id: "pwd-student-from-form-to-seat",
    title: "From the form to the seat as a PwD student",
    asks: [
      "pwd",
      "jee main for pwd candidates",
      "pwd reservation and cutoff jee",
      "handicapped quota jee main nit",
      "benefits for disabled students in jee",
    ],
    subjects: ["candidates with disabilities", "reservation", "counselling"],
    groups: ["pwd"],
    stages: ["registration", "counselling"],
    body: `The rules of 2026 help a PwD student at several points. Here they are in the order of the year.

- **Form.** One paper cost {{fact:fee.sc_st_pwd.one_paper}} for SC, ST and PwD in our reference year 2025.
- **Exam.** Those who may use a scribe get {{fact:exam.scribe_time}}.
- **JEE Advanced.** The PwD cutoff of 2026 was {{fact:cutoff.2026.pwd}}. It opens the way to that exam and is no college cutoff.
- **Age for JEE Advanced.** SC, ST and PwD candidates may be {{fact:advanced.age_relaxation}} older.
- **Seats.** PwD candidates have {{fact:reservation.pwd}} of the seats within every category.

Ask each college early about ramps, lifts, hostel rooms and labs. A visit tells you more than a brochure. Check the amounts and rules in the bulletin of your year.`,
    page: "/counseling",
  },
];
