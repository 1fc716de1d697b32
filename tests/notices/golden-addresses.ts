import type { Verdict } from "../../domain/notices/judge-address.ts";

type Golden = readonly [pasted: string, kind: Verdict["kind"], about?: string];

/** What readers paste, with what has to be said of it; `about` is the body's host, or a part of a sentence. */
export const goldenAddresses: readonly Golden[] = [
  // On the list
  ["https://jeemain.nta.nic.in/", "official", "jeemain.nta.nic.in"],
  ["jeemain.nta.nic.in", "official", "jeemain.nta.nic.in"],
  ["  HTTPS://JEEMAIN.NTA.NIC.IN/notices?id=4#top  ", "official", "jeemain.nta.nic.in"],
  ["www.nta.ac.in", "official", "nta.ac.in"],
  ["https://exams.nta.ac.in/JEE%20Main/", "official", "nta.ac.in"],
  ["josaa.nic.in.", "official", "josaa.nic.in"],
  ["Counselling has begun: https://josaa.nic.in/. Hurry!", "official", "josaa.nic.in"],
  ["(see csab.nic.in)", "official", "csab.nic.in"],
  ["https://jeeadv.ac.in:443/", "official", "jeeadv.ac.in"],
  ["http://jeeadv.ac.in", "official", "begins with http:"],
  ["Write to jeemain@nta.ac.in or open jeemain.nta.nic.in", "official", "jeemain.nta.nic.in"],
  ["ഫലം വന്നു https://jeemain.nta.nic.in/ നോക്കുക", "official", "jeemain.nta.nic.in"],

  // Another ending
  ["https://jeemain.com", "look-alike", "another ending"],
  ["jeemain.org/result", "look-alike", "jeemain.nta.nic.in"],
  ["nta.com", "look-alike", "another ending"],
  ["https://nta.in/", "look-alike", "nta.ac.in"],
  ["www.josaa.in", "look-alike", "another ending"],
  ["csab.org.in", "look-alike", "csab.nic.in"],
  ["jeeadv.com", "look-alike", "jeeadv.ac.in"],
  ["jeemain.nic.in", "look-alike", "another ending"],

  // More words, signs, hyphens
  ["https://jeemain-nta.in", "look-alike", "more words"],
  ["jeemain2026registration.com", "look-alike", "more words"],
  ["jee-main.in", "look-alike", "hyphens"],
  ["jee-mains-result-2026.online", "look-alike", "jeemain.nta.nic.in"],
  ["nta-ac.in", "look-alike", "hyphen"],
  ["jeemain-nta-nic.in", "look-alike", "hyphen"],
  ["ntaexam.in", "look-alike", "nta.ac.in"],
  ["nta-results.org", "look-alike", "more words"],
  ["josaacounselling2026.com", "look-alike", "josaa.nic.in"],
  ["official-jeemain.site", "look-alike", "more words"],

  // Letters and digits
  ["jeemian.nta.nic.in", "look-alike", "changed places"],
  ["jeeman.nta.nic.in", "look-alike", "one letter"],
  ["jeemaln.com", "look-alike", "only look like"],
  ["jeema1n.nta.nic.in", "look-alike", "one letter or sign"],
  ["j0saa.nic.in", "look-alike", "josaa.nic.in"],
  ["c5ab.nic.in", "look-alike", "csab.nic.in"],
  ["jeernain.com", "look-alike", "only look like"],
  ["josaaa.in", "look-alike", "twice"],
  ["jossaa.nic.in", "look-alike", "josaa.nic.in"],
  ["csba.nic.in", "look-alike", "changed places"],
  ["nt4.ac.in", "look-alike", "nta.ac.in"],

  // Other scripts
  ["https://jеemain.nta.nic.in", "look-alike", "another script"],
  ["ntа.ac.in", "look-alike", "nta.ac.in"],
  ["https://xn--jemain-4of.nta.nic.in/", "look-alike", "another script"],
  ["josaá.nic.in", "look-alike", "another script"],
  ["https://ｎｔａ.ac.in", "unknown", "unusual signs"],
  ["https://nta。ac。in", "unknown", "unusual signs"],
  ["https://%6eta.ac.in", "unknown", "unusual signs"],

  // The official name where it does not count
  ["https://jeemain.nta.nic.in.verify-login.com/", "look-alike", "belongs to verify-login.com"],
  ["https://jeemain.nta.nic.in-login.com/", "look-alike", "at its beginning"],
  ["nta.ac.in.example.co.in", "look-alike", "belongs to example.co.in"],
  ["https://nta.example.com/", "look-alike", "before the name of another site"],
  ["https://jeemain.nta.nic.in@203.0.113.7/", "look-alike", "before an @ sign"],
  ["https://nta.ac.in:pay@example.org/x", "look-alike", "before an @ sign"],
  ["https://example.com/jeemain.nta.nic.in/login", "look-alike", "behind the name"],
  ["https://www.google.com/url?q=https%3A%2F%2Fnta.ac.in", "look-alike", "leads to google.com"],
  ["https://evil.example\\@nta.ac.in/", "look-alike", "behind the name"],

  // Not known, with what is to be seen
  ["https://bit.ly/jee2026", "unknown", "shortened link"],
  ["tinyurl.com/abc", "unknown", "hides where it leads"],
  ["http://203.0.113.7/result", "unknown", "bare number"],
  ["https://[2001:db8::1]/", "unknown", "bare number"],
  ["https://0x7f.1/", "unknown", "bare number"],
  ["https://example.com:8443/", "unknown", "port"],
  ["https://nta.ac.in:8443/", "unknown", "port"],
  ["https://somebody@nta.ac.in/", "unknown", "@ sign"],
  ["ftp://nta.ac.in/list", "unknown", "not with “https:”"],
  ["https://t.me/jeemain_updates", "unknown", "Everybody can make"],
  ["https://www.ndtv.com/education/nta-jee-main-result", "unknown"],
  ["https://neet.nta.nic.in/", "unknown"],
  ["nta.nic.in", "unknown"],
  ["https://santander.com", "unknown"],
  ["montana.edu", "unknown"],
  ["Result out.Check example.in now", "unknown"],
  ["http://xn--80ak6aa92e.com", "unknown", "another script"],

  // No address
  ["", "unreadable"],
  ["The result will come on Monday.", "unreadable"],
  ["Call 011-40759000, fee Rs.1000", "unreadable"],
  ["jeemain@nta.ac.in", "unreadable"],
  ["javascript:alert(1)", "unreadable"],
  ["https://", "unreadable"],
  ["http://exa mple", "unknown"],
];
