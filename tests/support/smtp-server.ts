import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly inbox: readonly ReceivedMail[];
  /** Every attempt that came as far as naming a recipient. */
  readonly attempts: readonly string[];
  /** Waits until it has accepted so many mails; the test's own time limit bounds it. */
  readonly received: (count: number) => Promise<readonly ReceivedMail[]>;
  readonly close: () => Promise<void>;
};

type ReceivedMail = {
  readonly to: readonly string[];
  readonly user: string | null;
  readonly isEncrypted: boolean;
  readonly source: string;
  readonly mail: Email;
};

export type Behaviour = {
  readonly port?: number;
  /** The status that a recipient is answered with; null accepts it. */
  readonly recipientStatus?: (address: string, attempt: number) => number | null;
  /** Takes connections and never greets them. */
  readonly isMute?: boolean;
  /** Repeats what it was sent in what it says to it. */
  readonly repeats?: boolean;
  /** The one account that may send; without it sign-in is not asked for. */
  readonly account?: { readonly user: string; readonly password: string };
};

/** A real mail server on loopback; whoever starts it has to close it. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const { recipientStatus, isMute = false, repeats = false, account } = behaviour;
  const inbox: ReceivedMail[] = [];
  const attempts: string[] = [];
  const server = new SMTPServer({
    authOptional: account === undefined,
    // It would warn that its certificate is one for tests.
    logger: false,
    disabledCommands: account === undefined ? ["AUTH", "STARTTLS"] : [],
    closeTimeout: 100,
    onConnect(_session, done) {
      if (!isMute) done();
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username });
      else if (repeats) {
        const plain = Buffer.from(`\0${username ?? ""}\0${password ?? ""}`).toString("base64");
        done(new Error(`Not ${username ?? ""} by ${password ?? ""} (${plain})`));
      } else done(new Error("Wrong user or password"));
    },
    onRcptTo({ address }, _session, done) {
      attempts.push(address);
      const status = recipientStatus?.(address, attempts.length) ?? null;
      if (status === null) done();
      else {
        const words = repeats ? `<${address}>: nobody here` : "Not now";
        done(Object.assign(new Error(words), { responseCode: status }));
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString();
        void PostalMime.parse(source).then((mail) => {
          inbox.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            user: typeof session.user === "string" ? session.user : null,
            isEncrypted: session.secure,
            source,
            mail,
          });
          done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  const listener = await new Promise<ReturnType<SMTPServer["listen"]>>((resolve) => {
    const opened = server.listen(behaviour.port ?? 0, "127.0.0.1", () => resolve(opened));
  });
  const { port } = listener.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    inbox,
    attempts,
    close,
    async received(count) {
      while (inbox.length < count) await sleep(20);
      return inbox;
    },
  };
}
