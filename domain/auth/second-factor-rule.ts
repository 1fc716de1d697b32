/** Whether every admin needs a second factor, or those alone who have one (setting `ADMIN_MFA`). */
export type SecondFactorRule = "off" | "required";

/** What an admin call answers to a session that has shown one proof where two are needed. */
export const secondFactorRequired =
  "Second factor required: please log in with the code of your authenticator app.";
