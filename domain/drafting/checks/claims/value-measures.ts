import { ownYear, type Measure } from "./measure.ts";

const generalGroups = ["general-male", "general-female", "third-gender"];
const seat =
  /\bseat[- ]acceptance|\bacceptance fee|\bSAF\b|\baccept(?:ing)? (?:the|a|your|an offered) seat/i;
const admission = /\b(?:partial )?admission fee/i;
const otherMoney =
  /coaching|hostel|\bmess\b|tuition|college|semester|per (?:year|month)|annual|yearly|monthly|bitsat|viteee|keam|\bmet\b|comedk|\bcuet\b|\bneet\b|abroad|outside india|overseas|foreign|dubai|gulf|caf[eé]|cyber|print|travel|hotel|\bbooks?\b|test series|\bmocks?\b|refund|\blate fee|\bgst\b|scholarship|stipend|salary|package|loan|income|\bctc\b|\blpa\b|laptop|rent\b|train|flight|bank charge|convenience|processing|correction fee|recheck|re-?evaluat|verification|donation/i;

/** Money, shares, percentiles and ranks. */
export const valueMeasures: readonly Measure[] = [
  {
    id: "challenge fee",
    units: ["money"],
    names:
      /\bchalleng\w*|\bobject(?:ion|ions|ed|ing)?\b|\b(?:answer|provisional) key|\b(?:per|each) question\b/i,
    not: /seat acceptance|admission fee|jee advanced|application fee.*(?:only|is)|one paper/i,
    records: /^key\.challenge_fee$/,
  },
  {
    id: "seat acceptance fee",
    units: ["money"],
    names: seat,
    not: /hostel|tuition|application fee|processing/i,
    records: /^(?:actual\.)?saf\./,
    needs: ["group"],
  },
  {
    id: "partial admission fee",
    units: ["money"],
    names: admission,
    not: /hostel|tuition|application fee|per (?:year|semester)/i,
    records: /^josaa\.admission_fee/,
    usual: { group: [...generalGroups, "obc", "ews"] },
    needs: ["group"],
  },
  {
    id: "application fee",
    units: ["money"],
    names:
      /\bfees?\b|\bpay(?:s|ing|able|ment)?\b|\bpaid\b|\bcosts?\b|\bcharged?\b|\bspend\b|\bdue\b|\bready\b|\b(?:one|two|both|single) papers?\b/i,
    not: new RegExp(
      `${otherMoney.source}|challeng|objection|\\bobject(?:s|ed|ing)? to\\b|answer key|(?:per|each) question|${seat.source}|${admission.source}|counsell?ing|josaa|csab`,
      "i",
    ),
    records: /^(?:actual\.)?fee\.\w+\.(?:one|two)_papers?$/,
    needs: ["group", "papers"],
    usual: { year: [ownYear] },
    assumed: { papers: ["1"] },
    yearly: "and next",
  },
  {
    id: "application fee abroad",
    units: ["money"],
    names: /\babroad\b|\b(?:outside|out of) india\b|\boverseas\b|\bforeign cent/i,
    not: /challeng|counsell?ing|josaa|csab|hostel|tuition|college|travel/i,
    records: /^fee\.abroad\./,
    needs: ["group"],
  },
  {
    id: "processing charge",
    units: ["money"],
    names: /\bprocessing\b/i,
    not: /hostel|tuition|application|refund/i,
    records: /^josaa\.2025\.processing_charge$/,
    needs: [],
  },
  {
    id: "board percentile",
    units: ["percentile"],
    names:
      /\btop\b[^.;]{0,40}percentile|\b(?:class 12|board)s?\b[^.;]{0,60}percentile|percentile (?:of|in) (?:your|the|their) (?:\w+ )?board/i,
    not: /cut-?off|qualif/i,
    records: /^admission\.top_percentile$/,
    needs: [],
  },
  {
    id: "full score",
    units: ["percentile"],
    names: /\b(?:100|hundred) percentile/i,
    records: /^$/,
    never: "contradicts",
  },
  {
    id: "percentile of an estimated rank",
    units: ["percentile"],
    names: /\brank is estimated\b/i,
    records: /^rank\.percentile_(?:from|to)$/,
    needs: [],
  },
  {
    id: "qualifying cutoff",
    units: ["percentile"],
    names:
      /\bcut-?offs?\b|\bqualif\w+|\b(?:register|eligib\w+|shortlisted) for (?:jee )?advanced|\bneed(?:ed|s)?\b|\bapplied to\b|\bpercentiles?\b/i,
    not: /\brank is estimated\b|\btop \d+|\bcolleges?\b|\bbranch|admission cut|closing|\bsafe\b|\bgood\b|\baim\b|\btarget\b|expected|predict|\bnits?\b(?! *\d)|\biiits?\b|\bjosaa\b|\bmarks\b|\bshift\b|\btie\b|\byour score\b|\byou scored?\b|\b(?:state|private)\b/i,
    records: /^(?:actual\.)?cutoff\./,
    needs: ["group", "year"],
    yearly: "of its year",
    of: "jee advanced",
  },
  {
    id: "home-state share",
    units: ["percent"],
    names: /\bhome[- ]state\b|\bother[- ]states?\b/i,
    not: /\biits?\b|iiit|marks|percentile/i,
    records: /^reservation\.home_state$/,
    of: "counselling",
  },
  {
    id: "women's share",
    units: ["percent"],
    names: /\b(?:women|females?|girls?|supernumerary|gender)\b/i,
    not: /class 12|marks|pass/i,
    records: /^reservation\.women$/,
    of: "counselling",
  },
  {
    id: "Class 12 marks for admission",
    units: ["percent"],
    names:
      /\bclass[- ](?:12|xii)\b|\b12th\b|\btwelfth\b|\bboards?\b|\baggregate\b|\bhigher secondary\b/i,
    not: /reserv|\bseats? (?:are|is)\b|b\.? ?arch|b\.? ?plan|diploma|attendance|weightage|accuracy|time|revis|bitsat|viteee|private|state (?:quota|counsel)|jee advanced|to (?:write|appear|sit|apply|register)|for (?:writing|appearing|the exam itself)|scholarship|syllabus|questions|overlap|each subject/i,
    records: /^admission\.min_percent/,
    usual: { group: [...generalGroups, "obc", "ews"] },
    needs: ["group"],
    of: "counselling",
  },
  {
    id: "Class 12 marks for B.Arch",
    units: ["percent"],
    names: /\bb\.? ?arch|\barchitecture\b|\b10 ?\+ ?3\b|\bdiploma\b/i,
    not: /nata|reserv/i,
    records: /^eligibility\.barch$/,
    never: "contradicts",
  },
  {
    id: "Class 12 marks for B.Planning",
    units: ["percent"],
    names: /\bb\.? ?plan(?:ning)?\b/i,
    not: /reserv/i,
    records: /^eligibility\.bplanning$/,
    never: "contradicts",
  },
  {
    id: "reserved share",
    units: ["percent"],
    names: /\breserv\w*|\bquota\b|\bseats?\b|\bshares?\b/i,
    not: /home[- ]state|other[- ]states?|class 12|\bmarks?\b|\bboards?\b|\bfee|refund|\bvacant|\bempty|\bfill|placement|private|defen[cs]e|state government|\bsports?\b|supernumerary|of all questions|\bwomen\b|\bgirls?\b|\bfemales?\b|tamil nadu|kerala|karnataka|maharashtra/i,
    records: /^reservation\.(?:ews|obc|sc|st|pwd)$/,
    needs: ["group"],
    of: "counselling",
  },
  {
    id: "closing rank",
    units: ["rank"],
    names: /\bclos(?:ed?|es|ing)\b|\branks?\b|\bcut-?offs?\b|\bup to\b/i,
    not: /predict|expected|\bopening\b|advanced|\bewz?s\b|\bobc\b|\bsc\b|\bst\b|\bpwd\b|female[- ]only|round [1-5]\b/i,
    records: /^rank\./,
    usual: { year: ["2025"] },
    needs: ["institute", "branch"],
    yearly: "of its year",
    of: "counselling",
  },
];
