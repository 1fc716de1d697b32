/** How many days a review link opens its post, unless another time is asked for. */
export const previewLinkDays = 7;

/** Most days that a link may open its post. */
export const longestLinkDays = 30;

/** Most people who are asked for a review at once. */
export const mostAddresses = 20;

/** Longest message to them, in characters. */
export const longestMessage = 500;
