/** The part of `meanings.ts` that is about this site and its care, and about what helps a student besides. */
export const meaningsOfThisSite: Readonly<Record<string, string>> = {
  update:
    "updates, news, khabar, latest news, notification, notifications, notice, notices, announcement, announcements, समाचार, खबर, വാർത്ത, അറിയിപ്പ്",
  alert: "alerts, reminder, reminders, remind, notify me, yaad",
  whatsapp: "whats app, watsapp, whatsap, whatapp, वाट्सएप, വാട്സാപ്പ്, വാട്സ്ആപ്പ്",
  calendar: "ics, google calendar, calender, add to calendar, കലണ്ടർ",
  "official site":
    "official website, official web site, official link, official portal, official page, website link, nta website, asli website, jeemain nta nic in, nta site",
  fake: "fraud, scam, scams, cheat, real or fake, genuine, is it real, nakli, asli, bogus, rumour, rumor, rumours, frod, trustworthy, फर्जी, വ്യാജ, വ്യാജം",
  "wrong information":
    "wrong info, incorrect information, report a mistake, report mistake, report error, report wrong",
  "this site":
    "this website, your website, your site, this page, this portal, aapki website, yeh website, ye website, is website",
  source: "sources, where from, from where, reference, references",
  complaint: "complain, complaints, shikayat, shikayath, grievance, feedback, शिकायत, പരാതി",
  privacy:
    "privacy policy, personal data, my data, data safe, cookies, cookie, tracking, trackers, phone number kept",
  contact:
    "contact us, helpline, help line, phone number, call us, customer care, office address, email id, talk to, sampark, संपर्क, ബന്ധപ്പെടുക",
  checklist:
    "timeline, roadmap, road map, full process, whole process, entire process, complete process, overview, step by step process, start to end, shuru se, process from",
  predictor:
    "predict, prediction, college predictor, rank predictor, marks vs rank, marks vs percentile, expected rank",
};
