import type { Topic } from "../../../content/facts/index.ts";

/** What students and parents call each subject: every fact of a topic is found by these words. */
export const topicWords: Readonly<Record<Topic, string>> = {
  "The exam": "overview basics introduction language medium calculator nta conducts computer",
  Eligibility:
    "eligibility eligible qualification criteria who apply age limit subjects stream attempts chances passing year",
  "Important dates":
    "dates date schedule calendar timetable timeline when deadline last-date held notification",
  Registration: "registration register application apply form applicant fill aadhaar mistakes",
  Documents:
    "documents document papers certificate certificates proof marksheet id upload aadhaar udid",
  Uploads:
    "upload uploads documents document photo photograph signature image scan file size kb jpg pdf",
  "Application fee":
    "application apply registration fee fees cost costs charge charges price amount pay payment rupees money",
  "Paper 1":
    "paper1 pattern structure format questions marks duration btech engineering numerical mcq section",
  "Paper 2A (B.Arch)": "paper2a paper2 barch architecture architect pattern drawing aptitude",
  "Paper 2B (B.Planning)": "paper2b paper2 bplanning planning pattern aptitude",
  Marking: "marking scheme negative marks penalty wrong correct pattern guess guessing numerical",
  Syllabus:
    "syllabus topics chapters units portion ncert physics chemistry mathematics maths subject organic inorganic physical",
  "Mock tests": "mock mocks test tests preparation practice practise series speed time management",
  Preparation:
    "preparation prepare preparing dropper repeater study studying plan strategy strategies routine revision revise tips habits toppers topper previous past papers pyq boards time management months weeks coaching",
  "Admit card":
    "admitcard hall centre center gate reporting carry banned prohibited allowed items exam-day guidelines dress id",
  "Answer key": "answerkey key challenge objection response",
  Results:
    "result results score scorecard percentile normalisation normalization rank tiebreak tie",
  Cutoffs: "cutoff cutoffs qualifying qualify percentile advanced category",
  "Admission marks":
    "admission marks percentage class12 board boards percent rule nit iiit eligibility",
  Reservation: "reservation reserved quota seats category home state",
  Counselling:
    "counselling josaa csab seat seats allotment allocation choice filling freeze float slide round",
  "Seat acceptance fee": "seat acceptance fee josaa counselling",
  "Closing ranks":
    "closing rank ranks opening college colleges institute nit iiit branch computer cse electronics ece admission",
  "This site": "provider institute office hours contact reply whatsapp",
};
