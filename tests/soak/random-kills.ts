import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startChatServer } from "../support/chat-server.ts";
import { freePort } from "../support/free-port.ts";
import { modelArticle } from "../support/model-article.ts";
import { startSlowLine } from "../support/slow-line.ts";
import { spawnServer, untilReady, type ServerProcess } from "../support/spawn-server.ts";
import { admin, createClients } from "./clients.ts";
import { judge, type Verdict } from "./verdict.ts";

/** The latest moment of a kill after the work of a round began, and the slowest answer of the model, in milliseconds. */
const latestKill = 700;
const slowestAnswer = 200;
/** Sessions live for 15 minutes. */
const roundsPerSession = 40;

export type KillReport = Verdict & {
  readonly kills: number;
  readonly acknowledged: { posts: number; corrections: number; cancels: number };
  /** Requests answered with a reason instead of a post, and requests that were sent again. */
  readonly refused: number;
  readonly resent: number;
};

/**
 * Kills the built site so many times with SIGKILL, at random moments under parallel generations,
 * corrections and cancels, starts it again each time, and holds what it acknowledged against what it
 * has in the end.
 */
export async function killAtRandom(
  kills: number,
  onKill: (kill: number) => void = () => undefined,
): Promise<KillReport> {
  const chat = await startChatServer();
  chat.script({ kind: "content", content: JSON.stringify(modelArticle) });
  const line = await startSlowLine(Number(new URL(chat.baseUrl).port), slowestAnswer);
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-kills-"));
  const environment = {
    DATA_DIR: dataDir,
    // Sessions name it: they are to outlive a start on another port.
    SITE_URL: "http://localhost:3000",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: `http://127.0.0.1:${line.port}/v1`,
  };
  const clients = createClients();
  let server: ServerProcess | null = null;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      server = await untilReady(spawnServer(environment, await freePort()));
      const { url } = server;
      if (kill % roundsPerSession === 1) await clients.signIn(url);
      const work = Promise.all([
        clients.resend(url),
        ...Array.from({ length: 3 }, () => clients.generate(url)),
        clients.correct(url),
        clients.correct(url),
        sleep(Math.random() * slowestAnswer).then(() => clients.cancel(url)),
      ]);
      await sleep(Math.random() * latestKill);
      server.child.kill("SIGKILL");
      await Promise.all([server.ended, work]);
      onKill(kill);
    }
    server = await untilReady(spawnServer(environment, await freePort()));
    const { url } = server;
    await clients.signIn(url);
    await clients.resend(url);
    while (!(await clients.isQuiet(url))) await sleep(100);
    server.child.kill("SIGTERM");
    await server.ended;
    return { kills, ...countsOf(clients), ...(await judge(dataDir, clients.acknowledged)) };
  } finally {
    server?.child.kill("SIGKILL");
    await server?.ended;
    await line.close();
    await chat.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function countsOf({ acknowledged, settled, unanswered }: ReturnType<typeof createClients>) {
  const { posts, corrections, cancelled } = acknowledged;
  if (unanswered.size > 0) throw new Error(`${unanswered.size} requests have no answer`);
  return {
    acknowledged: {
      posts: posts.size,
      corrections: corrections.size,
      cancels: cancelled.size,
    },
    ...settled,
  };
}
