import type { LibraryPassage } from "./library-passage.ts";

/** Papers and files that the form asks for. */
export const documentsAndUploads: readonly LibraryPassage[] = [
  {
    id: "documents-for-the-form",
    title: "Documents to keep ready for the form",
    asks: [
      "documents",
      "documents required",
      "documents required for jee main form",
      "which documents needed for jee registration",
      "document list",
      "documents for jee main form",
    ],
    subjects: ["documents", "registration"],
    stages: ["registration"],
    body: `Put all of this in one folder, on paper and as files:

- Aadhaar, or another valid photo ID.
- Class 10 certificate or marksheet.
- Class 12 marksheet, or your school details if you are still to appear.
- A recent passport photo and your signature.
- The category certificate, if you claim one: GEN-EWS, OBC-NCL, SC or ST.
- The UDID or PwD certificate, if you claim one.
- An active mobile number and an e-mail address.
- A way to pay online.

CBSE students were asked for the Class 11 registration number in 2026. So keep that slip too. Sort the folder the day before, and you can fill in the form in one sitting.`,
    page: "/registration-2026",
  },
  {
    id: "photo-for-the-form",
    title: "The photo for the form",
    asks: [
      "photo",
      "photo size",
      "jee main photo size kb",
      "photo rules for jee main form",
      "photo upload not accepted",
      "photo kaisa hona chahiye",
    ],
    subjects: ["uploads", "form mistakes"],
    stages: ["registration"],
    body: `Have a new photo taken, and tell the studio what it is for.

- It is recent and of passport size.
- The background is plain and light.
- Your face is large in the picture, and both ears can be seen.
- You wear no cap and no goggles.

In our guide the photo is a file of {{fact:upload.photo}}. For the 2026 form, {{fact:actual.upload.photo}} was reported. Limits have changed from year to year. Follow the limit that the official upload screen shows.

Order paper prints of the same photo. On the exam day you need {{fact:admit.photos}}, the same as the one that you uploaded. The form may also ask for a live photo, so sit in good light.`,
    page: "/registration-2026",
  },
  {
    id: "signature-for-the-form",
    title: "The signature for the form",
    asks: [
      "signature",
      "signature size jee main",
      "signature upload rules",
      "sign in capital letters allowed or not",
      "signature kb limit jee form",
      "signature size",
    ],
    subjects: ["uploads", "form mistakes"],
    stages: ["registration"],
    body: `Sign on plain white paper with a dark pen, in your own hand. Take the picture from above, in daylight, without a shadow. Cut away the empty paper around it.

In our guide the signature is a file of {{fact:upload.signature}}. For the 2026 form, {{fact:actual.upload.signature}} was reported. The limit changes with the year, so trust the official upload screen.

Use the signature that you can repeat. Your signature stands on the admit card as well, so sign in the same way at the centre. Do not let a parent sign for you. If you have no fixed signature yet, practise one for a week before you scan it.`,
    page: "/registration-2026",
  },
  {
    id: "certificate-file-for-the-form",
    title: "Scanning certificates for the upload",
    asks: [
      "upload",
      "file size",
      "class 10 certificate pdf size",
      "how to reduce pdf size for jee form",
      "certificate scan kaise kare",
      "upload failed file too large",
    ],
    subjects: ["uploads", "documents"],
    stages: ["registration"],
    body: `A clear scan saves you questions later. A shop can do it, but so can a phone with a scanning app.

1. Lay the paper flat, in good light. All four corners must be in the picture.
2. Save it as a PDF, with the right side up.
3. Open the file and read it. Can you read the seal and the number?
4. Look at the file size. If it is too large, save it again with a lower quality.
5. Give the file a plain name, such as your own name and the paper.

In our guide for 2026, the Class 10 certificate is a file of {{fact:upload.class10}}. File limits have changed over the years. The official upload screen has the last word.`,
    page: "/registration-2026",
  },
  {
    id: "aadhaar-or-another-id",
    title: "Registering with Aadhaar or another photo ID",
    asks: [
      "aadhaar",
      "id proof",
      "is aadhaar compulsory for jee main",
      "jee main without aadhaar",
      "passport instead of aadhaar for form",
      "aadhar nahi hai to kya kare",
    ],
    subjects: ["documents", "registration"],
    stages: ["registration", "exam week"],
    body: `Aadhaar is the preferred way, but it is not compulsory. For JEE Main 2026, other photo IDs were reported as accepted. Some of those candidates had to have their photo checked once more.

If you use Aadhaar:

- See that the name and date of birth match your Class 10 certificate.
- Keep it unlocked for the exam day, because your identity may be checked with it.

If you use another ID:

- Choose one that stays valid until admission.
- On the exam day, come {{fact:admit.biometrics_early}}, for biometrics.

Whatever you choose, take the original to the centre, not a copy.`,
    page: "/registration-2026",
  },
  {
    id: "which-document-when",
    title: "Which document you need at which step",
    asks: [
      "which document needed when in jee main",
      "documents for form exam and counselling",
      "originals needed at which stage",
      "document checklist parents",
    ],
    subjects: ["documents", "parents"],
    stages: ["any"],
    body: `The same folder serves you the whole year. This is when you need each document.

| Step | Documents |
| --- | --- |
| The form | photo ID, Class 10 and Class 12 details, photo, signature, certificates that you claim |
| The exam day | printed admit card, original photo ID, passport photos, transparent pen |
| JoSAA and CSAB | your papers as files, for the check by the officer |
| Joining the institute | your original papers |

Make copies of everything and keep them apart from the originals. Store the scans in one place that parent and student can both open. Keep the PDF of the admit card until you have your seat, because you hand in the printed card. For counselling, read the list on the official site of your year.`,
    page: "/counseling",
  },
];
