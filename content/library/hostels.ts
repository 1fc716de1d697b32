import type { LibraryPassage } from "./library-passage.ts";

/** Living at the institute; we keep no data on single hostels. */
export const hostels: readonly LibraryPassage[] = [
  {
    id: "hostel-questions",
    title: "Hostels and what to ask about them",
    asks: [
      "hostel",
      "hostels",
      "hostel fees in nit",
      "best hostel nit calicut",
      "nit hostel facilities girls",
      "hostel kaisa hai nit me",
    ],
    subjects: ["hostels", "parents", "money"],
    stages: ["counselling"],
    body: `We do not describe or rate hostels, and we do not know their fees. These things change every year, and only the institute can tell you the truth about them.

Ask the hostel office, before you pay:

- Do all first-year students get a room?
- What does it cost in a year, and what does the food cost?
- How many students share a room?
- What are the rules for going out, and for visits of parents?
- Who is there at night if a student falls ill?
- What is there for students with disabilities?

Then ask two students who live there now. If you can, eat one meal in the mess. Ask, too, how far the next railway station is.`,
    page: "/counseling",
  },
];
