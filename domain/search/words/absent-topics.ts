type AbsentTopic = {
  readonly name: string;
  readonly phrases: string;
  readonly but: string;
  readonly nearest: string | null;
};

export const absentTopics: readonly AbsentTopic[] = [
  {
    name: "Chapter-wise weightage",
    phrases:
      "weightage, weight age, chapter wise marks, chapterwise marks, important chapters, most important chapters, important topics, high scoring chapters, most asked chapters",
    but: "",
    nearest: "/syllabus-2026",
  },
  {
    name: "A list of books by name",
    phrases:
      "best book, best books, which book, best book for physics, best book for maths, best book for chemistry, book list, reference books, hc verma, h c verma, hcv, rd sharma, r d sharma, rs aggarwal, irodov, dc pandey, cengage, arihant, ms chauhan, m s chouhan, op tandon, sl loney, s l loney, n avasthi, neeraj avasthi, black book, pearson, disha, mtg",
    but: "",
    nearest: "/syllabus-2026#ncert",
  },
  {
    name: "Help with an OTP that does not come",
    phrases:
      "otp not received, otp not coming, otp not working, otp problem, otp issue, otp nahi aa raha, otp nahi aaya, otp varunnilla, no otp, otp error, otp invalid",
    but: "",
    nearest: "/faq#reg-10",
  },
  {
    name: "Placement data",
    phrases: "placement, placements, highest package, average package, salary, package of",
    but: "",
    nearest: null,
  },
];
