/** Something that students ask and that this site does not tell. */
type AbsentTopic = {
  /** As a sentence about it begins. */
  readonly name: string;
  /** Who types one of these asks for it. */
  readonly phrases: string;
  /** Who names one of these besides asks for something else; empty for nobody. */
  readonly but: string;
  /** The document (its path in the index) that is nearest to it; null where nothing is. */
  readonly nearest: string | null;
};

export const absentTopics: readonly AbsentTopic[] = [
  {
    name: "What to do about a forgotten password",
    phrases:
      "forgot password, forgot my password, forgotten password, forget password, reset password, password reset, change password, recover password, lost password, password bhool, password bhul, password not working, forgot application number, forgot my application number, lost application number",
    but: "",
    nearest: "/is-this-notice-real#official",
  },
  {
    name: "A list of the exam centres and cities",
    phrases:
      "exam centres in, exam centre in, exam center in, exam centers in, centres in, centers in, exam cities in, exam city in, test centres in, list of exam centres, list of exam centers, list of exam cities, exam centre list, exam center list, exam city list, exam cities list, centre list, center list, exam centre kerala, exam center kerala, exam centres kerala, exam centers kerala, nearest exam centre, nearest exam center",
    but: "abroad, foreign, india, fee, fees",
    nearest: "/facts/registration.exam_cities",
  },
  {
    name: "A refund of the application fee",
    phrases:
      "refund of fee, refund of fees, refund of application fee, refund of registration fee, fee refund, fees refund, application fee refund, form fee refund, registration fee refund, refund application fee, refund form fee, refund registration fee, fee wapas, fees wapas, refund of form fee, refund of exam fee, exam fee refund",
    but: "key, challenge, objection, seat, josaa, csab, acceptance, admission, counselling, withdraw",
    nearest: "/facts/fee.basis",
  },
  {
    name: "The weightage of chapters",
    phrases:
      "weightage, weight age, chapter wise marks, chapterwise marks, important chapters, most important chapters, important topics, high scoring chapters, most asked chapters",
    but: "",
    nearest: "/syllabus-2026",
  },
  {
    name: "A choice of books by name",
    phrases:
      "hc verma, h c verma, hcv, rd sharma, r d sharma, rs aggarwal, irodov, dc pandey, cengage, arihant, ms chauhan, m s chouhan, op tandon, sl loney, s l loney, n avasthi, neeraj avasthi, black book, pearson, disha, mtg",
    but: "",
    nearest: "/syllabus-2026#ncert",
  },
  {
    name: "What jobs follow a college",
    phrases: "placement, placements, highest package, average package, salary, package of",
    but: "",
    nearest: null,
  },
  {
    name: "Help with hostels, scholarships and loans",
    phrases: "hostel, hostels, hostel fee, scholarship, scholarships, education loan",
    but: "",
    nearest: null,
  },
];
