import {
  countField,
  createFieldReader,
  hostField,
  lineField,
  reviewersField,
  senderField,
} from "./field-forms.ts";
import type { FixedValues } from "./fixed-values.ts";
import type { SectionRow } from "./settings-repository.ts";
import type { StoredSettings } from "./stored-settings.ts";

const longestUser = 254;
const longestPassword = 500;
const highestPort = 65_535;

/** The mail server as the office has typed it; a password that is kept goes to no other server or user. */
export function judgeMail(
  typedSettings: StoredSettings["mail"],
  { value: before, sealed }: SectionRow<"mail">,
  password: string | null | undefined,
  fixedValues: FixedValues["mail"],
) {
  const { problems, read } = createFieldReader();
  const isServerFixed = "server" in fixedValues;
  const [host, typedPort] = splitPort(typedSettings.server);
  const value = {
    server: read("server", hostField(host), null),
    port: read("port", countField(typedSettings.port ?? typedPort, 1, highestPort), null),
    user: read("user", lineField(typedSettings.user, longestUser), null),
    sender: read("sender", senderField(typedSettings.sender), null),
    reviewers: read("reviewers", reviewersField(typedSettings.reviewers), null),
  };
  const { server, user } = value;
  if (server !== null && value.sender === null && !("sender" in fixedValues))
    problems["sender"] ??= "Write the address that e-mails come from.";
  if (isServerFixed && password) problems["password"] = "This is set where the website runs.";
  if ((password?.length ?? 0) > longestPassword)
    problems["password"] = `At most ${longestPassword} characters, please.`;
  if (isServerFixed) return { value, problems, secret: undefined };
  if (server === null || user === null) {
    if (password) problems["user"] ??= "Write the user whose password this is.";
    return { value, problems, secret: sealed === null ? undefined : null };
  }
  const isElsewhere =
    server !== before.server || value.port !== before.port || user !== before.user;
  const isKept = !password && password !== null && sealed !== null;
  if (isKept && isElsewhere)
    problems["password"] ??= "Enter the password again: it would go to another server or user.";
  if (!password && !isKept) problems["password"] ??= "Enter the password of this user.";
  return { value, problems, secret: password ? password : undefined };
}

/** People paste `smtp.example.com:587` and `smtp://smtp.example.com`. */
function splitPort(server: string | null): readonly [string | null, number | null] {
  const [, host = "", port] =
    /^(?:smtps?:\/\/)?(\[[^\]]*\]|[^:/]*)(?::(\d{1,5}))?\/?$/.exec(server?.trim() ?? "") ?? [];
  return host === "" ? [server, null] : [host, port === undefined ? null : Number(port)];
}
