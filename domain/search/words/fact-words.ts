/** What people ask who mean a record, beside its label and its own question. */
export const factWords: Readonly<Record<string, string>> = {
  "exam.body":
    "nta, national testing agency, who conducts the exam, which body, who takes the exam, organiser",
  "exam.sessions": "how many sessions, how many times in a year, number of sessions",
  "exam.shifts":
    "shift timing, exam time, exam timings, what time is the exam, start time of the exam",
  "exam.shift1": "morning shift, first shift time",
  "exam.shift2": "evening shift, afternoon shift, second shift time",
  "exam.languages.count": "how many languages",
  "exam.scribe_time": "compensatory time, scribe, writer for pwd, extra time",
  "date.s1.paper2":
    "barch exam date session 1, bplanning exam date session 1, january barch exam date",
  "date.s2.paper2":
    "barch exam date session 2, bplanning exam date session 2, april barch exam date",
  "date.s2.reopened": "form opened again, reopened registration, second chance to register",
  "date.payments_close_at":
    "last time for payment, till when can i pay the fee, fee payment last hour, payment last date",
  "date.forms_close_at": "till what time can i submit the form, closing time of the form",
  "date.advanced.exam": "advanced date, jee advanced exam date, when is jee advanced",
  "date.advanced.registration":
    "advanced registration date, advanced form date, advanced form last date",
  "date.josaa.start": "josaa date, counselling start date, when does counselling start",
  "advanced.born_from": "advanced age limit, date of birth limit for advanced, born after",
  "advanced.attempts": "how many attempts for advanced, advanced chances",
  "advanced.eligible": "how many students qualify for advanced, cutoff rank for advanced",
  "eligibility.improvement_resets_year": "improvement exam, improvement year counted",
  "attempts.one_session_bars_other":
    "is it compulsory to write both sessions, must i write both, skip one session, only one session",
  "fee.basis":
    "gst, bank charge, extra charge, fee for both sessions, is the fee paid twice, fee once or twice",
  "fee.ways_to_pay": "pay by upi, debit card, net banking, payment mode, payment methods",
  "fee.general_male.one_paper": "general fee, boys fee, male fee",
  "fee.general_female.one_paper": "girls fee, female fee",
  "fee.obc_ews.one_paper": "obc fee, ews fee",
  "fee.sc_st_pwd.one_paper": "sc fee, st fee, pwd fee, sc st fee",
  "fee.third_gender.one_paper": "third gender fee",
  "fee.general_male.two_papers": "btech and barch fee, both papers fee",
  "fee.abroad.general_male.one_paper":
    "fee abroad, foreign centre fee, outside india fee, nri fee, gulf fee, dubai fee",
  "registration.exam_cities": "how many cities to choose, number of exam cities, city options",
  "registration.exam_city_by_aadhaar":
    "exam city by aadhaar address, exam city different from address",
  "registration.session2_reuse": "new application number, same application number for session 2",
  "paper1.questions": "total questions, number of questions, how many questions come",
  "paper1.total_marks":
    "total marks, out of how many marks, maximum marks, full marks, exam of how many marks, jee main total marks",
  "paper1.duration": "duration of the exam, how many hours",
  "paper1.mode": "online or offline, mode of exam, computer based test",
  "paper2.duration": "barch duration, bplanning duration",
  "marking.correct": "marks for right answer, plus 4, marks per question",
  "marking.wrong": "negative marking, minus marks, marks deducted for wrong answer",
  "marking.unanswered": "unattempted question marks, leave a question, blank answer, not attempted",
  "marking.numerical_answers": "decimal answer, rounding in numerical, how to type integer answer",
  "mock.recommended": "how many mocks, number of mock tests",
  "papers.years_to_solve": "how many years of pyq",
  "papers.questions_to_2019": "old pattern, 90 questions",
  "admit.gate_closing": "gate closing time, gates close, last entry, late entry, entry closes",
  "admit.reach_early": "reporting time, when to reach the centre, how early to reach",
  "admit.entry_first_shift": "entry time for morning shift, gate opening time",
  "admit.entry_second_shift": "entry time for afternoon shift",
  "admit.photos": "how many photos to carry, passport photos",
  "admit.days_before": "how many days before the exam does the admit card come",
  "admit.biometrics_early": "biometric without aadhaar, registered without aadhaar",
  "key.challenge_fee": "objection fee, fee per question, challenge cost",
  "key.s1.dropped": "dropped questions, cancelled questions, bonus questions",
  "result.rank_session": "when is air given, rank after session 1, when do i get the rank",
  "result.s1.full_score":
    "100 percentile, how many got 100 percentile, perfect score, toppers of session 1",
  "result.s1.appeared":
    "how many appeared in january, appeared in session 1, students in session 1",
  "result.s1.registered": "how many registered in session 1",
  "result.2026.candidates": "how many students wrote jee main 2026, total candidates, competition",
  "score.decimals": "decimal places of percentile",
  "admission.min_percent": "75 percent criteria, board percentage for nit, minimum 12 percentage",
  "admission.top_percentile": "top 20 percentile rule",
  "reservation.home_state": "home state quota, state quota seats",
  "reservation.home_state_follows": "which is my home state, state of eligibility",
  "reservation.women": "girls quota, female seats, supernumerary seats",
  "josaa.deadline":
    "missed josaa deadline, miss the deadline, seat cancelled, did not report, forgot to pay the seat fee",
  "josaa.2026.seats": "how many seats, total seats in nit iiit",
  "josaa.2025.rounds": "how many rounds, number of josaa rounds",
  "josaa.2025.institutes": "how many colleges in josaa, number of institutes",
  "josaa.registration_fee": "is josaa free, josaa registration charge",
  "saf.general_obc": "seat acceptance fee general, seat lock fee, seat booking amount",
  "saf.sc_st_pwd": "seat acceptance fee sc st",
  "provider.hours": "office hours, opening hours of the institute",
};
