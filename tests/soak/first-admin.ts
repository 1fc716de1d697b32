/** The account that the soaked site is started with. */
export const admin = { email: "admin@example.com", password: "correct horse battery" };
