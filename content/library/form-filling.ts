import type { LibraryPassage } from "./library-passage.ts";

/** The form from the first screen to the confirmation page. */
export const formFilling: readonly LibraryPassage[] = [
  {
    id: "fill-the-form-step-by-step",
    title: "How to fill the form step by step",
    asks: [
      "registration",
      "application form",
      "how to fill jee main form",
      "jee main application form step by step",
      "form kaise bhare",
      "jee main registration process",
    ],
    subjects: ["registration"],
    stages: ["registration"],
    body: `Sit down with a parent, your papers and a good connection. Take your time over every screen.

1. Check that you are eligible, and put your papers and files on one side.
2. Open jeemain.nta.nic.in, choose the link of your session and then New Registration.
3. Give your basic details, and confirm your mobile number and e-mail with the OTP.
4. Set a password and write down the application number that you are given.
5. Choose your paper, the language of the question paper and your exam cities.
6. Add your school details, your category and your state code of eligibility.
7. Upload your photo, your signature and the certificates.
8. Pay the fee online. Without the payment the form is not complete.
9. Read every line once more, submit, and save the confirmation page.

You do not send any paper by post.`,
    page: "/registration-2026",
  },
  {
    id: "before-you-open-the-form",
    title: "What to put right before the form opens",
    asks: [
      "what to do before jee main registration",
      "update aadhaar and certificates before jee form",
      "prepare documents before form opens",
    ],
    subjects: ["registration", "documents"],
    stages: ["a year before", "registration"],
    body: `Most trouble with the form starts in old papers, so begin with them.

- Lay your Class 10 certificate and your Aadhaar side by side. The name and the date of birth should be the same.
- If they differ, ask for the change now. It can take weeks.
- Check that the photo and the address in your Aadhaar are current.
- If you claim a category, look at the date on the certificate.
- If you have a UDID card, see that it is still valid.
- Use a mobile number and an e-mail address that will stay yours until admission.

NTA asked candidates for the same updates before the JEE Main 2026 form opened. A quiet hour in the holidays saves a bad evening later.`,
    page: "/registration-2026",
  },
  {
    id: "application-number-and-password",
    title: "Keep your application number and password safe",
    asks: [
      "forgot password",
      "jee main application number lost",
      "forgot jee main password",
      "login details jee main student",
      "who should keep the password",
    ],
    subjects: ["registration", "official help"],
    stages: ["registration", "any"],
    body: `The form gives you an application number. You need it again for the admit card, the answer key and the result.

- Write the number and the password on paper. Keep it with your certificates.
- Save the confirmation page as a file, and send it to your own e-mail.
- Do not let a cyber café keep your password. Change it if somebody else has seen it.
- Register with your own mobile number, because the OTP comes there.

If you forget the password, look for the link on the log-in page of jeemain.nta.nic.in. If that does not help, write to the official help desk. Nobody else can open your account for you. This site cannot do it either.`,
    page: "/registration-2026",
  },
  {
    id: "choosing-exam-cities",
    title: "How to choose your exam cities",
    asks: [
      "exam centre",
      "exam city",
      "how to choose exam city",
      "exam centre kaise choose kare",
      "jee main exam cities kerala",
      "does exam city depend on aadhaar address",
    ],
    subjects: ["registration", "exam centre"],
    stages: ["registration"],
    body: `In the JEE Main 2026 form you could choose {{fact:registration.exam_cities}}. The city did not follow the address in your Aadhaar.

Think about the road, not about the name of the city:

1. Put the city that you can reach most easily first.
2. Ask how you would get there for an early shift. Is there a bus or a train in time?
3. Fill all the places that the form gives you, each with a city that you can really reach.
4. If you have family in another city, add it low on the list.

The form asks for the city only. The centre itself stands on the admit card, and you cannot change it later. So do not choose a city for the sake of one centre.`,
    page: "/registration-2026",
  },
  {
    id: "paper-language-in-the-form",
    title: "Choosing the language of your question paper",
    asks: [
      "language",
      "question paper language",
      "jee main question paper language malayalam",
      "which language to choose in jee main",
      "can i change the language later",
      "jee main hindi me de sakte hai kya",
    ],
    subjects: ["language of the paper", "registration"],
    stages: ["registration"],
    body: `JEE Main 2026 was set in {{fact:exam.languages.count}}. The list has {{fact:exam.languages.list}}.

Choose the language in which you have studied Physics, Chemistry and Mathematics. If all your books are in English, a paper in another language may slow you down. If you think faster in your mother tongue, try a practice paper in it first.

English, Hindi and Urdu are offered in all parts of the country. The others are offered in the regions where they are spoken. So look at the city list and the language together.

The choice is fixed at registration. So settle it before you open the form, and read that line twice before you submit.`,
    page: "/exam-pattern",
  },
  {
    id: "applying-again-for-session-two",
    title: "Applying for Session 2 after Session 1",
    asks: [
      "session 2",
      "how to apply for session 2",
      "session 2 new registration needed or not",
      "same application number for april session",
      "session 2 fee again",
    ],
    subjects: ["registration", "fees"],
    stages: ["registration", "answer key and result"],
    body: `The form shows only the session that is open. You cannot apply for both at one time.

If you applied for Session 1, do not make a new account. Log in with the same application number and password. Then choose your paper, language and cities again, and pay again. The fee is asked for each session.

If you did not apply for Session 1, you start with New Registration.

For JEE Main 2026, Session 2 forms were open from {{fact:date.s2.registration}}. They were opened once more from {{fact:date.s2.reopened}}. Do not count on a second chance of that kind. These dates are as reported, and the official notice comes first.`,
    page: "/registration-2026",
  },
  {
    id: "confirmation-page",
    title: "What to do after you submit the form",
    asks: [
      "confirmation page",
      "what after submitting jee main form",
      "confirmation page download",
      "do i have to send form by post",
      "form submit ke baad kya kare",
    ],
    subjects: ["registration"],
    stages: ["registration"],
    body: `Your form is complete when the fee is paid and you hold the confirmation page. Do these things on the same day:

1. Download the confirmation page and print it.
2. Compare it with your Class 10 certificate, letter by letter.
3. Look at the paper, the language, the cities, the category and the state code.
4. Keep the payment receipt with it.
5. Note the days of the correction window, in case you find a mistake.

You do not post anything to NTA. From then on, read the notices on jeemain.nta.nic.in every few days. Look at your e-mail and the messages on your phone too.`,
    page: "/registration-2026",
  },
];
