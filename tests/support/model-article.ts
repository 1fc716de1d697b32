/** Long enough to be published, and without a figure. */
export const soundBody = [
  "Look at the official form before you pay. Read it line by line, and let somebody at home read it too.",
  "Keep the receipt until the result is out. If something goes wrong, the help desk of the official site asks for it.",
  "Pay **on time**, and look at the receipt before you put it away.",
].join("\n\n");
