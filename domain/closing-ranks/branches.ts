export const branches = {
  computer: {
    label: "Computer science, IT, AI and data",
    words:
      /\bcomputer (?!integrated)|\bcse\b|\btech it\b|information technology|artificial|data (science|engineering|analytics)|cyber/,
  },
  electronics: {
    label: "Electronics, communication and instrumentation",
    words:
      /(?<!power )electronic|\bece\b|communication|vlsi|instrumentation|integrated circuit|internet of/,
  },
  electrical: { label: "Electrical", words: /electrical|\beee\b|\bpower\b/ },
  mechanical: {
    label: "Mechanical, production and robotics",
    words:
      /mechanic|mechatronic|robotic|(?<!electronics.*)manufactur|production|\bme\b|industrial (and|engineering|design)/,
  },
  civil: {
    label: "Civil and environmental",
    words: /\bcivil\b|\bce\b|infrastructure|structural|environmental/,
  },
  chemical: {
    label: "Chemical, petroleum and pharmaceutical",
    words: /\bchemical (?!sciences)|\bpetroleum|pharmaceutic|industrial chemistry/,
  },
  bio: {
    label: "Biotechnology, food and agriculture",
    words: /\bbio|life science|\bfood\b|agricultur|dairy/,
  },
  materials: {
    label: "Materials, metallurgy and mining",
    words: /\bmaterials?\b|metallurg|ceramic|mineral|mining/,
  },
  aerospace: {
    label: "Aerospace and ocean",
    words: /aerospace|aeronautic|aviation|avionics|\bspace\b|naval|ocean/,
  },
  mathematics: {
    label: "Mathematics, statistics and economics",
    words: /mathematic|computational|statistic|economic/,
  },
  science: {
    label: "Physics, chemistry and earth sciences",
    words:
      /physics|\bchemistry|chemical sciences|\bearth\b|geolog|geophysic|interdisciplinary|engineering science/,
  },
  textile: {
    label: "Textile and design",
    words: /textile|handloom|carpet|fashion|\bdesign\b.*bachelor of design/,
  },
  other: { label: "General, energy, architecture, planning and others", words: /(?!)/ },
} as const;

export type Branch = keyof typeof branches;

const isBranch = (name: string): name is Branch => name in branches;

export const branchNames: readonly Branch[] = Object.keys(branches).filter(isBranch);

export function branchesOf(plainName: string): number {
  const bits = branchNames.reduce(
    (bits, name, place) => (branches[name].words.test(plainName) ? bits | (1 << place) : bits),
    0,
  );
  return bits === 0 ? 1 << branchNames.indexOf("other") : bits;
}
