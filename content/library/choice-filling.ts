import type { LibraryPassage } from "./library-passage.ts";

/** How a list of choices is made. */
export const choiceFilling: readonly LibraryPassage[] = [
  {
    id: "order-of-choices",
    title: "In which order to fill your choices",
    asks: [
      "choice filling",
      "choice filling josaa order",
      "how to fill choices in josaa",
      "choice filling kaise kare",
      "best order for choice filling",
      "can i put dream college on top",
    ],
    subjects: ["choice filling", "counselling"],
    stages: ["counselling"],
    body: `Fill in your choices in the true order of your liking. The seat that you want most stands at the top, even if it is a dream.

Each round offers you one seat at most. If you float, later rounds can only bring you a choice that stands higher on your list. So never put a seat that you like less above one that you like more.

1. Write down all seats that you would really join.
2. Compare them two by two: if both came, which would you take?
3. Sort the list by these answers, not by last year's ranks.
4. See that enough seats on the list closed well behind your rank last year.
5. Strike out every seat that you would refuse.

Read the list aloud to your family before you lock it.`,
    page: "/counseling",
  },
  {
    id: "how-many-choices",
    title: "How long your list should be",
    asks: [
      "how many choices to fill in josaa",
      "minimum choices josaa",
      "kitni choices bharni chahiye",
    ],
    subjects: ["choice filling"],
    stages: ["counselling"],
    body: `A short list is a sad mistake. Some students fill in a few dreams, get nothing, and then see seats go to others with a worse rank.

A good list has three parts:

- dreams, whose closing rank was better than your rank;
- seats near your rank, the longest part;
- seats that closed well behind your rank last year, and that you would still join.

Look at the last part with care. It is your net. There should be several seats in it, in more than one institute.

But do not fill in what you would never accept. Read on josaa.nic.in what happens if you refuse an offered seat. A long list costs nothing but an evening.`,
    page: "/counseling",
  },
  {
    id: "mistakes-in-choice-filling",
    title: "Mistakes in choice filling",
    asks: [
      "choice filling mistakes",
      "josaa common mistakes",
      "choice filling me galti",
      "forgot to lock choices josaa",
    ],
    subjects: ["choice filling", "counselling"],
    stages: ["counselling"],
    body: `These slips are easy to avoid if you know them.

- The list is sorted by old closing ranks, not by what the student wants.
- A branch is chosen by its name only. Nobody has looked at what is taught.
- Two codes are mixed up, because the names of institutes are alike.
- Home-state seats are forgotten.
- The list is filled in on the last evening, on a phone.
- Somebody else fills it in, and the student has never read it.
- The mock lists are not looked at.

Print the list before you lock it. Read it on paper, from the bottom to the top. If you forget to lock, your last saved list is locked for you. So save a good version early.`,
    page: "/counseling",
  },
];
