import type { Rule } from "./rule.ts";

/** The form, the admit card, the exam day, the key and the result. */
export const formRules: readonly Rule[] = [
  {
    record: "registration.steps",
    contrary:
      /\b(?:offline|paper|printed|physical) (?:application )?forms?\b[^.]*\b(?:accepted|available|can be|may be|are|is|submitted|sent)\b|\b(?:send|post|mail|submit)\b[^.]{0,30}\bforms?\b[^.]{0,20}\b(?:by post|by mail|by courier|offline|by hand|in person)\b|\b(?:apply|register) (?:offline|by post|by e-?mail|in person)\b/i,
    unless: /\b(?:no|not|never|cannot|nor|none|only online)\b/i,
    truth: "the form is filled in online on jeemain.nta.nic.in",
  },
  {
    record: "registration.session2_reuse",
    contrary:
      /\b(?:new|fresh|separate|different) application number\b[^.]*\b(?:session 2|second session|april)\b|\b(?:session 2|second session|april session)\b[^.]*\b(?:new|fresh|separate|different) application number\b/i,
    unless: /\b(?:no|not|same|without|need not|don't)\b/i,
    truth: "Session 1 applicants use the same application number for Session 2",
  },
  {
    record: "registration.exam_city_by_aadhaar",
    contrary:
      /\b(?:exam )?(?:city|centre|center)\b[^.]*\b(?:follows?|decided by|chosen by|according to|based on|allotted by|depends on|assigned by|from)\b[^.]{0,25}\baadhaar\b/i,
    unless: /\b(?:not|never|nor|no)\b/i,
    truth: "the exam city does not follow the address in Aadhaar",
  },
  {
    record: "fee.basis",
    contrary:
      /\b(?:one|single) (?:fee|payment)\b[^.]{0,20}\b(?:covers?|is enough|holds|for)\b[^.]{0,15}\bboth sessions\b|\bfee\b[^.]{0,30}\b(?:paid|charged) (?:only )?once\b[^.]*\bsessions?\b|\bno (?:second|further|new) (?:fee|payment)\b[^.]*\bsession 2\b|\b(?:application|registration|exam) fee (?:is|gets|will be) (?:fully )?(?:refunded|refundable)\b/i,
    unless: /\bnot\b|\bnever\b/i,
    truth: "the fee is paid for each session separately",
  },
  {
    record: "fee.ways_to_pay",
    contrary:
      /\b(?:fee|payment|pay)\b[^.]*\b(?:by|in|through|via|with|using|at) (?:a )?(?:cash|cheque|demand draft|dd|e-?challan|challan|bank counter|post office)\b/i,
    unless: /\b(?:not|no|cannot|never|neither|nor)\b/i,
    truth: "the fee is paid online by card, net banking or UPI",
  },
  {
    record: "admit.printed_only",
    contrary:
      /\b(?:admit card|hall ticket|e-admit card)\b[^.]*\b(?:on (?:the|your|a) (?:phone|mobile)|soft copy|digital copy|screenshot|e-copy|pdf|digilocker)\b[^.]*\b(?:accepted|enough|suffic\w+|valid|works?|allowed|ok|fine|will do)\b|\b(?:soft copy|digital copy|screenshot|e-admit card|phone)\b[^.]*\b(?:accepted|enough|suffic\w+|valid|works?|allowed|ok|fine|will do)\b/i,
    unless: /\b(?:not|no|never|cannot|nor|calculator)\b|n't\b/i,
    truth: "only a printed admit card is accepted",
  },
  {
    record: "admit.printed_only",
    contrary:
      /\b(?:need not|no need to|do not have to|don't have to) (?:print|carry a print\w*)\b/i,
    unless: /\bconfirmation|\bform\b|\bscorecard/i,
    truth: "only a printed admit card is accepted",
  },
  {
    record: "admit.download_steps",
    contrary:
      /\b(?:admit card|hall ticket)s?\b[^.]*\b(?:sent|comes?|arrives?|posted|delivered|mailed)\b[^.]{0,20}\b(?:by|by the|through) (?:post|courier|mail|speed post)\b/i,
    unless: /\b(?:not|no|never|nor)\b/i,
    truth: "the admit card is downloaded from jeemain.nta.nic.in",
  },
  {
    record: "admit.gate_closing",
    contrary:
      /\b(?:late|after the gates? close|latecomers?)\b[^.]*\b(?:let in|allowed|admitted|may enter|can enter|permitted)\b|\bgates? (?:stay|remain|are kept) open\b/i,
    unless: /\b(?:not|no|nobody|never|none|cannot)\b/i,
    truth: "nobody is let in after the gates close",
  },
  {
    record: "admit.prohibited",
    contrary:
      /\b(?:mobile phones?|smart ?watch\w*|watch(?:es)?|earphones|bluetooth|notes|books|wallets?|bags?)\b[^.]*\b(?:is|are|may be|can be) (?:allowed|permitted|taken|carried|brought)\b[^.]*|\byou (?:can|may) (?:carry|bring|take|wear)\b[^.]{0,30}\b(?:phone|watch|earphones|notes|books|wallet|bag)\b/i,
    unless: /\b(?:not|no|never|nor|banned|outside|away|home|old|mock|cannot)\b/i,
    truth: "phones, watches, earphones, calculators, notes and bags are banned in the hall",
  },
  {
    record: "key.challenge_steps",
    contrary:
      /\b(?:challenge|objection)s?\b[^.]*\b(?:free|without (?:a |any )?fee|no fee|costs? nothing|by (?:post|e-?mail)|(?:fee|money) is (?:always )?(?:refunded|returned|refundable))\b/i,
    unless: /\b(?:not|never|nor)\b/i,
    truth: "a challenge is paid for each question, online, and is not refunded",
  },
  {
    record: "key.final_challenge",
    contrary:
      /\bfinal (?:answer )?key\b[^.]*\b(?:can|may|could)\b[^.]{0,15}\b(?:challenged|objected|appealed|disputed)\b|\bchallenge the final (?:answer )?key\b/i,
    unless: /\b(?:not|cannot|never|no|nobody|nothing|can't)\b/i,
    truth: "the final answer key cannot be challenged",
  },
  {
    record: "result.recheck",
    contrary:
      /\b(?:rechecking|re-?evaluation|revaluation|recount\w*|re-?totalling)\b[^.]*\b(?:is|are|can be|may be|available|possible|allowed|requested|apply|ask)\b|\b(?:apply|ask|request) for (?:a )?(?:rechecking|re-?evaluation|revaluation)\b/i,
    unless: /\b(?:no|not|never|cannot|nor|neither|nothing|can't)\b/i,
    truth: "there is no rechecking after the final key and the result",
  },
  {
    record: "result.rank_session",
    contrary:
      /\b(?:all india rank|air|rank)\b[^.]*\b(?:session 1|january session|first session)\b[^.]{0,30}\b(?:scorecard|card|result)\b|\bsession 1 (?:scorecard|result|card)\b[^.]*\b(?:shows?|has|gives?|carries|with)\b[^.]{0,20}\b(?:all india rank|air|rank)\b/i,
    unless: /\b(?:no|not|never|only|without|nor)\b/i,
    truth: "the All India Rank stands on the scorecard of Session 2 only",
  },
  {
    record: "score.meaning",
    contrary:
      /\b(?:nta score|percentile)s?\b[^.]{0,20}\b(?:is|are|means?|equals?)\b[^.]{0,20}\b(?:the )?(?:percentage of (?:your )?marks|percent of marks|marks percentage|same as (?:the |your )?(?:percentage|marks))\b/i,
    unless: /\b(?:not|never|no|nor)\b/i,
    truth: "the NTA score is a percentile within your shift, not a percentage of marks",
  },
];
