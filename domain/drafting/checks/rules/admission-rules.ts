import type { Rule } from "./rule.ts";

/** Who may write, which seats follow from it, and how they are given out. */
export const admissionRules: readonly Rule[] = [
  {
    record: "eligibility.age_limit",
    contrary:
      /\b(?:there is an?|has an?|an?|the|maximum|upper|minimum) (?:\w+ )?age[- ]limit\b[^.]*\b(?:is|of|for|to|applies)\b|\b(?:must|should|have to|need to) be (?:(?:below|under|less than|at least|above|over|younger than|older than) )(?:the age of )?\d+|\b(?:only|those|candidates?) (?:born (?:on or )?after|below|under|above|over) (?:the age of )?\d+[^.]*\b(?:can|may|are)\b|\bage[- ]limit (?:is|of) \d+/i,
    unless:
      /\bjee advanced\b|\b(?:no|not|never|without|none|isn't)\b|\bage limit[^.:]*[:,]?\s*none\b|institute|college/i,
    truth: "there is no age limit to appear in JEE Main",
  },
  {
    record: "eligibility.marks_to_appear",
    contrary:
      /\b(?:75|65|60|50)\s?(?:%|per ?cent)\b[^.]*\b(?:to (?:appear|sit(?: for)?|write|apply|register|take)|for (?:appearing|sitting|writing|applying))\b|\b(?:to (?:appear|sit(?: for)?|write|apply|register|take)|for (?:appearing|sitting|writing|applying))\b[^.]*\b(?:need|must|should|require[sd]?|minimum)\b[^.]{0,30}\b(?:75|65|60|50)\s?(?:%|per ?cent)/i,
    unless: /\b(?:not|no|never|without|even|don't|n't|b\.? ?(?:arch|planning))\b|\bmatters?\b/i,
    truth: "no minimum marks are asked to appear in the exam; they matter at admission",
  },
  {
    record: "attempts.max",
    contrary:
      /\b(?:unlimited|any number of|no limit (?:on|to)|endless|as many)\b[^.]{0,30}\b(?:attempts?|times|chances|tries)\b|\battempts? (?:is|are) (?:unlimited|not limited)\b/i,
    unless: /\b(?:mock|not unlimited|practi[sc]e|once)\b/i,
    truth: "there are six attempts at most, in three consecutive years",
  },
  {
    record: "eligibility.btech_subjects",
    contrary:
      /\b(?:biology|commerce|arts|humanities|pcb)\b[^.]*\b(?:without (?:physics|mathematics|maths)|(?:students?|candidates?) (?:can|may|are (?:also )?eligible)[^.]*\bb\.? ?tech)\b|\b(?:mathematics|maths|physics) is (?:optional|not (?:required|needed|compulsory|necessary))\b[^.]*\bb\.? ?tech|\bb\.? ?tech\b[^.]*\b(?:mathematics|maths|physics) is (?:optional|not (?:required|needed|compulsory|necessary))/i,
    unless: /\b(?:only if|cannot|may not|if they (?:had|have|also))\b/i,
    truth: "B.E. and B.Tech need Physics, Mathematics and one further subject",
  },
  {
    record: "josaa.purpose",
    contrary:
      /\bjee main (?:rank|score|result|percentile|marks)\b[^.]*\b(?:gives?|gets?|secures?|leads?|earns?|opens?|is (?:enough|sufficient|used))\b[^.]{0,40}\b(?:an iit|iits?|iit seats?|iit admission)\b|\biits? (?:admit|take|accept|seats?)\b[^.]{0,50}\b(?:through|by|with|on|via|on the basis of) (?:the )?jee main\b|\bjosaa\b[^.]{0,40}\biit\b[^.]{0,30}\bby jee main\b/i,
    unless: /\b(?:not|never|no|jee advanced|only the|neither)\b/i,
    truth:
      "IIT seats go by the JEE Advanced rank; JEE Main leads to NIT, IIEST, IIIT and GFTI seats",
  },
  {
    record: "reservation.home_state_follows",
    contrary:
      /\bhome state\b[^.]*\b(?:is|follows|decided by|depends on|means|based on)\b[^.]{0,30}\b(?:domicile|birth|born|aadhaar|residence|parents?|live|living|native|address|class 10|choose|choice)\b/i,
    unless: /\b(?:not|never|nor|no|rather)\b/i,
    truth: "your home state is the state in which you passed Class 12",
  },
  {
    record: "reservation.home_state",
    contrary:
      /\bhome[- ]state quota\b[^.]*\b(?:applies|holds|exists|is)\b[^.]{0,20}\b(?:iits?|iiits?)\b|\b(?:all|every|most|80%|70%|85%) (?:of the )?(?:nit )?seats\b[^.]*\bhome state\b|\bnits? (?:have|has|reserve) no home[- ]state\b/i,
    unless: /\b(?:not|half)\b/i,
    truth: "half of an NIT's seats go to the home state and half to other states",
  },
  {
    record: "josaa.registration_fee",
    contrary:
      /\bjosaa\b[^.]*\b(?:registration|register\w*)\b[^.]{0,20}\b(?:costs|charges|requires? a fee|fee of|fee is|is paid|must pay)\b|\bpay\b[^.]{0,20}\bto register (?:for|with|on) josaa\b/i,
    unless: /\b(?:no|not|nothing|free|without|seat acceptance)\b/i,
    truth: "registration for JoSAA is free",
  },
  {
    record: "csab.new_registration",
    contrary:
      /\b(?:no (?:new|fresh|separate)|automatically|without (?:a )?(?:new|fresh))\b[^.]*\bcsab\b|\bcsab\b[^.]*\b(?:no (?:new|fresh|separate) registration|automatically|does not need)\b/i,
    truth: "CSAB needs a fresh registration and fresh choices on csab.nic.in",
  },
  {
    record: "josaa.deadline",
    contrary:
      /\b(?:miss|missing|missed)\b[^.]{0,25}\bjosaa\b[^.]*\b(?:no (?:problem|effect|harm)|does not (?:matter|cancel)|extended|keeps?)\b|\bjosaa\b[^.]{0,40}\bdeadlines?\b[^.]{0,30}\b(?:flexible|extended|can be missed)\b/i,
    unless: /\bnot (?:flexible|extended)\b|\bnever\b/i,
    truth: "missing a JoSAA deadline cancels the seat",
  },
  {
    record: "admission.min_percent",
    contrary:
      /\b(?:75\s?%|75 ?per ?cent|board marks|class 12 marks)\b[^.]*\b(?:rule|criterion|requirement|condition)?\b[^.]{0,20}\b(?:has been|was|is|have been|are) (?:removed|scrapped|abolished|waived|dropped|no longer|irrelevant|not (?:needed|required|considered))\b/i,
    unless:
      /\b(?:to (?:write|sit|appear|take|register)|to be (?:written|written)|for writing|exam itself|in the exam)\b/i,
    truth:
      "NIT, IIIT and GFTI seats need the Class 12 percentage or the place among the top of the board",
  },
];
