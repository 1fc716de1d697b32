import topics from "../syllabus.json" with { type: "json" };
import { fact, factGroup } from "./fact-record.ts";
import { points, text, type FactValue } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const syllabusFacts = factGroup(
  {
    topic: "Syllabus",
    page: "/syllabus-2026",
    edition: "2026",
    source: sources.syllabusReport,
    status: { kind: "reported" },
  },
  {
    "syllabus.counts": fact(
      "Topics in our syllabus list",
      {
        kind: "tally",
        parts: [
          { name: "Mathematics", amount: Object.keys(topics.mathematics).length },
          { name: "Physics", amount: Object.keys(topics.physics).length },
          { name: "Physical Chemistry", amount: Object.keys(topics.physicalChemistry).length },
          { name: "Inorganic Chemistry", amount: Object.keys(topics.inorganicChemistry).length },
          { name: "Organic Chemistry", amount: Object.keys(topics.organicChemistry).length },
        ],
      },
      { question: "How many topics does the syllabus have?", status: { kind: "reference" } },
    ),
    "syllabus.change": fact(
      "Change of the 2026 syllabus",
      text("no change was reported; the last reduction was in 2024"),
      { question: "Was the syllabus changed for 2026?" },
    ),
    "syllabus.removed": fact(
      "Topics that the last reduction removed",
      points(
        "Mathematics: mathematical induction and mathematical reasoning",
        "Physics: communication systems",
        "Chemistry: states of matter, surface chemistry, s-block elements, hydrogen, metallurgy, environmental chemistry, polymers and chemistry in everyday life",
      ),
      { question: "Which topics were removed from the syllabus?" },
    ),
    "syllabus.mathematics": fact("Mathematics topics", names(topics.mathematics), {
      question: "What does the Mathematics syllabus cover?",
    }),
    "syllabus.physics": fact("Physics topics", names(topics.physics), {
      question: "What does the Physics syllabus cover?",
    }),
    "syllabus.chemistry.physical": fact(
      "Physical Chemistry topics",
      names(topics.physicalChemistry),
      { question: "What does Physical Chemistry cover?" },
    ),
    "syllabus.chemistry.inorganic": fact(
      "Inorganic Chemistry topics",
      names(topics.inorganicChemistry),
      { question: "What does Inorganic Chemistry cover?" },
    ),
    "syllabus.chemistry.organic": fact("Organic Chemistry topics", names(topics.organicChemistry), {
      question: "What does Organic Chemistry cover?",
    }),
    "syllabus.aptitude": fact(
      "Aptitude topics of Paper 2A and Paper 2B",
      points(
        "objects, materials and textures in architecture",
        "seeing solid objects from flat drawings",
        "analytical reasoning and mental ability",
        "scale, proportion, colour, harmony and contrast",
        "plans, elevations and views of solid forms",
      ),
      { source: sources.aptitudeReport },
    ),
    "syllabus.drawing": fact(
      "Drawing topics of Paper 2A (B.Arch)",
      points(
        "composition with given shapes and forms",
        "sketching city scenes, landscape and rural life from memory",
      ),
      { question: "What does the Drawing test ask?", source: sources.aptitudeReport },
    ),
  },
);

function names(covered: Readonly<Record<string, string>>): FactValue {
  return points(...Object.keys(covered));
}
