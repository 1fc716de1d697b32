import type { State } from "../states.ts";
import { institutesOf } from "./institute.ts";

const places: readonly (readonly [string, State, string?])[] = [
  ["Bhilai", "Chhattisgarh"],
  ["Bhubaneswar", "Odisha", "iitbbs"],
  ["Bombay", "Maharashtra", "iitb mumbai"],
  ["Delhi", "Delhi", "iitd"],
  ["Dharwad", "Karnataka"],
  ["Gandhinagar", "Gujarat", "iitgn"],
  ["Goa", "Goa"],
  ["Guwahati", "Assam", "iitg"],
  ["Hyderabad", "Telangana", "iith"],
  ["Indore", "Madhya Pradesh", "iiti"],
  ["Jammu", "Jammu and Kashmir"],
  ["Jodhpur", "Rajasthan", "iitj"],
  ["Kanpur", "Uttar Pradesh", "iitk"],
  ["Kharagpur", "West Bengal", "iitkgp"],
  ["Madras", "Tamil Nadu", "iitm chennai"],
  ["Mandi", "Himachal Pradesh"],
  ["Palakkad", "Kerala", "iitpkd palghat"],
  ["Patna", "Bihar", "iitp"],
  ["Roorkee", "Uttarakhand", "iitr"],
  ["Ropar", "Punjab", "rupnagar"],
  ["Tirupati", "Andhra Pradesh"],
];

export const iits = institutesOf("IIT", [
  ...places.map(
    ([place, state, words = ""]) =>
      [`Indian Institute of Technology ${place}`, `IIT ${place}`, state, words] as const,
  ),
  [
    "Indian Institute of Technology (BHU) Varanasi",
    "IIT (BHU) Varanasi",
    "Uttar Pradesh",
    "banaras",
  ],
  ["Indian Institute of Technology (ISM) Dhanbad", "IIT (ISM) Dhanbad", "Jharkhand"],
]);
