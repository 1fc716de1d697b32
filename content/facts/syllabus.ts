import {
  inorganicChemistryTopics,
  organicChemistryTopics,
  physicalChemistryTopics,
} from "../syllabus/chemistry-syllabus.ts";
import { mathematicsTopics, type SyllabusTopic } from "../syllabus/mathematics-syllabus.ts";
import { physicsTopics } from "../syllabus/physics-syllabus.ts";
import { factGroup } from "./fact-record.ts";
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
    "syllabus.counts": {
      label: "Topics in our syllabus list",
      question: "How many topics does the syllabus have?",
      value: {
        kind: "tally",
        parts: [
          { name: "Mathematics", amount: mathematicsTopics.length },
          { name: "Physics", amount: physicsTopics.length },
          { name: "Physical Chemistry", amount: physicalChemistryTopics.length },
          { name: "Inorganic Chemistry", amount: inorganicChemistryTopics.length },
          { name: "Organic Chemistry", amount: organicChemistryTopics.length },
        ],
      },
      status: { kind: "reference" },
    },
    "syllabus.change": {
      label: "Change of the 2026 syllabus",
      question: "Was the syllabus changed for 2026?",
      value: text("no change was reported; the last reduction was in 2024"),
    },
    "syllabus.removed": {
      label: "Topics that the last reduction removed",
      question: "Which topics were removed from the syllabus?",
      value: points(
        "Mathematics: mathematical induction and mathematical reasoning",
        "Physics: communication systems",
        "Chemistry: states of matter, surface chemistry, s-block elements, hydrogen, metallurgy, environmental chemistry, polymers and chemistry in everyday life",
      ),
    },
    "syllabus.mathematics": {
      label: "Mathematics topics",
      question: "What does the Mathematics syllabus cover?",
      value: names(mathematicsTopics),
    },
    "syllabus.physics": {
      label: "Physics topics",
      question: "What does the Physics syllabus cover?",
      value: names(physicsTopics),
    },
    "syllabus.chemistry.physical": {
      label: "Physical Chemistry topics",
      question: "What does Physical Chemistry cover?",
      value: names(physicalChemistryTopics),
    },
    "syllabus.chemistry.inorganic": {
      label: "Inorganic Chemistry topics",
      question: "What does Inorganic Chemistry cover?",
      value: names(inorganicChemistryTopics),
    },
    "syllabus.chemistry.organic": {
      label: "Organic Chemistry topics",
      question: "What does Organic Chemistry cover?",
      value: names(organicChemistryTopics),
    },
    "syllabus.aptitude": {
      label: "Aptitude topics of Paper 2A and Paper 2B",
      value: points(
        "objects, materials and textures in architecture",
        "seeing solid objects from flat drawings",
        "analytical reasoning and mental ability",
        "scale, proportion, colour, harmony and contrast",
        "plans, elevations and views of solid forms",
      ),
      source: sources.aptitudeReport,
    },
    "syllabus.drawing": {
      label: "Drawing topics of Paper 2A (B.Arch)",
      question: "What does the Drawing test ask?",
      value: points(
        "composition with given shapes and forms",
        "sketching city scenes, landscape and rural life from memory",
      ),
      source: sources.aptitudeReport,
    },
  },
);

function names(topics: readonly SyllabusTopic[]): FactValue {
  return points(...topics.map(({ name }) => name));
}
