import topics from "../syllabus.json" with { type: "json" };
import { official, pageLink, plain, say, term, type Words } from "../word-tokens.ts";
import {
  type InformationPage,
  prose,
  section,
  question,
  keyFact,
  questionList,
} from "./section.ts";

export const syllabusPage: InformationPage = {
  path: "/syllabus-2026",
  heading: "JEE Main {year} Syllabus",
  description:
    "JEE Main {year} syllabus by topic: Mathematics, Physics and Chemistry for Paper 1, with Aptitude, Drawing and Planning for B.Arch and B.Planning.",
  lead: say`Our list has ${"syllabus.counts"}. Open a subject to see them. B.Arch and B.Planning are below.`,
  opensWithFirstPart: true,
  keyFacts: [
    keyFact("Topics in our list").is`${"syllabus.counts"}`,
    keyFact("Change for {year}").is`${"syllabus.change"}`,
    keyFact("Paper 1").is`${"paper1.questions_per_subject"} in each subject`,
  ],
  sections: [
    section("accordion", "subjects", "Topics by subject", {
      items: [
        {
          id: "mathematics",
          title: "Mathematics",
          groups: [{ points: topicPoints(topics.mathematics) }],
        },
        { id: "physics", title: "Physics", groups: [{ points: topicPoints(topics.physics) }] },
        {
          id: "chemistry",
          title: "Chemistry",
          groups: [
            { title: "Physical Chemistry", points: topicPoints(topics.physicalChemistry) },
            { title: "Inorganic Chemistry", points: topicPoints(topics.inorganicChemistry) },
            { title: "Organic Chemistry", points: topicPoints(topics.organicChemistry) },
          ],
        },
      ],
    }),
    section("list", "paper-2a", "B.Arch: Paper 2A", {
      folded: true,
      intro: say`Paper 2A has three parts.`,
      items: [
        say`${term("Mathematics")}: the same topics as in Paper 1.`,
        say`${term("Aptitude, what you notice")}: people, buildings, materials, objects and textures in architecture.`,
        say`${term("Aptitude, how you see")}: solid objects from flat drawings, their hidden sides, plans, elevations and changes of form.`,
        say`${term("Aptitude, how you think")}: reasoning, and puzzles with pictures, numbers and words.`,
        say`${term("Aptitude, sense of design")}: scale, proportion, colour, harmony and contrast.`,
        say`${term("Drawing, composition")}: make a picture from given shapes and forms.`,
        say`${term("Drawing, from memory")}: sketch a city scene, a landscape or rural life.`,
        say`${term("What to bring for Drawing")}: a geometry box, pencils, erasers, and colour pencils or crayons. Water colours are not allowed.`,
      ],
    }),
    section("list", "paper-2b", "B.Planning: Paper 2B", {
      folded: true,
      intro: say`Paper 2B shares two parts with Paper 2A and adds Planning.`,
      items: [
        say`${term("Mathematics")}: the same topics as in Paper 1.`,
        say`${term("Aptitude")}: the same topics as in Paper 2A.`,
        say`${term("Planning, general awareness")}: cities, growth and government schemes.`,
        say`${term("Planning, social sciences")}: school topics such as the Constitution, federalism, nationalism and democracy.`,
        say`${term("Planning, thinking skills")}: reading a text or a map, distance, direction and area, charts, graphs, tables and simple statistics.`,
      ],
    }),
    prose("check", "Check the official text", [
      say`The topics are those of the official syllabus. We have split some long units and joined some short ones, so our numbers differ from the official unit numbers.`,
      say`The full syllabus is in the information bulletin on ${official("jeeMain")}. For questions and marks, see the ${pageLink("/exam-pattern", "exam pattern")}. To plan your weeks, read our ${pageLink("/preparation-tips", "preparation tips")}.`,
    ]),
    section("reminder", "download", "Get the syllabus by chat", {
      text: say`Would you like to keep the list on your phone? The button opens a chat with the word JEE in it. Send it and ask for the syllabus.`,
      action: "Download Syllabus",
    }),
    questionList("questions", "Frequently asked questions", [
      question("syllabus-change", "Is the {year} syllabus different from {last year}?")
        .answer`Changes that are known: ${"syllabus.change"}. Older books may still contain topics that were removed then.`,
      question("ncert", "Is NCERT enough?")
        .answer`It is the right start. The topics follow the NCERT books for Class 11 and Class 12, Chemistry most closely. Add problems and past papers, above all in Mathematics and Physics.`,
      question("jee-advanced", "Does JEE Advanced have the same syllabus?")
        .answer`No. It has its own syllabus, with some topics that JEE Main does not ask. The IIT that conducts the exam publishes it on ${official("jeeAdvanced")}.`,
    ]),
  ],
};

/** A topic of the list, and what belongs to it. */
function topicPoints(covered: Readonly<Record<string, string>>): readonly Words[] {
  return Object.entries(covered).map(([name, covers]) => say`${term(name)}: ${plain(covers)}.`);
}
