/**
 * What is asked for, rather than about what: a page that has such an answer is the better one. Their
 * words alone find little.
 */
export const askedFor: Readonly<Record<string, string>> = {
  "?when":
    "when, kab, kab se, kab tak, kab hai, date, dates, day, days, tareekh, tarikh, tithi, last date, last day, deadline, due date, closing date, start date, starting date, opening date, opens, start, starts, begin, begins, release date, schedule, release, released, declared, out, kis din, aayega, aayegi, aaega, aega, ayega, ayegi, aata, hoga, shuru, band, bandh, khula, nikla, eppo, eppol, eppozha, eppozhanu, ennanu, kabse, kabtak, शुरू, कब, कब तक, तारीख, तिथि, आएगा, आएगी, എപ്പോൾ, എപ്പോഴാണ്, എന്ന്, എന്നാണ്, തീയതി, തിയതി",
  "?how much":
    "how much, how many, kitna, kitni, kitne, no of, number of, total, count of, limit, kitney, kitnaa, ethra, ethrayanu, कितना, कितनी, कितने, എത്ര, എത്രയാണ്",
  "?how":
    "how to, how do, how can, how does, steps, step, procedure, process, method, kaise, kese, kaise kare, kaise hota, tarika, tareeka, vidhi, engane, engineya, kaisey, कैसे, എങ്ങനെ",
  "?meaning":
    "meaning, matlab, what is, what are, kya hai, kya hota, kya hota hai, definition, full form, means, mean, explain, difference, different, vs, versus, antar, fark, farq, farak, differ, bhed, arth, vyathyasam, क्या है, मतलब, അർത്ഥം, എന്താണ്",
};
