import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { accounts, makePost } from "../support/blog-posts.ts";
import { at, startFleet, type Fleet } from "../support/fleet.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startSteadyLoad } from "../support/steady-load.ts";
import { newFolder } from "../support/test-folder.ts";

/**
 * Two processes on one PostgreSQL behind nginx, as `docs/operations.md` sets it up for several machines: so many
 * `ROUNDS` (3) of restarts, one instance after the other, under load. Prints what was found; says whether all was well.
 */
export async function soakNginx(): Promise<boolean> {
  const rounds = Number(process.env.ROUNDS ?? 3);
  if (!(rounds > 0)) throw new Error("Say how many ROUNDS: a number.");
  const postgres = await startPostgres({ isDurable: true });
  let fleet: Fleet | null = null;
  let nginx: Nginx | null = null;
  try {
    fleet = await startFleet(2, { ...accounts, DATABASE_URL: `${postgres.url}/template` });
    nginx = await startNginx([fleet.serverAt(0).url, fleet.serverAt(1).url]);
    const load = startSteadyLoad(nginx.url);
    let posts = 0;
    load.keepAt(async () => {
      await makePost(at(nginx?.url ?? ""), { publish: false });
      posts += 1;
    });
    for (let restart = 0; restart < rounds * 2; restart++)
      await fleet.restart(restart % 2, "SIGTERM");
    const { requests, failed } = await load.stop();
    const rows = {
      restarts: rounds * 2,
      requests,
      failed: failed.length,
      "posts acknowledged": posts,
      "tried again elsewhere by nginx":
        nginx.output().match(/while (connecting|reading)/g)?.length ?? 0,
    };
    for (const [name, value] of Object.entries(rows))
      process.stdout.write(`${name.padEnd(32)}${value}\n`);
    for (const fault of failed) process.stdout.write(`  ${fault}\n`);
    if (failed.length > 0) process.stdout.write(nginx.output());
    return failed.length === 0 && posts > 0;
  } finally {
    await nginx?.stop();
    await fleet?.close();
    await postgres.stop();
  }
}

type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** nginx on loopback before these instances, as a process of its own. */
async function startNginx(urls: readonly string[]) {
  const folder = newFolder("nginx");
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(urls, port));
  const child = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    env: { PATH: `${process.env.PATH ?? ""}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (part: Buffer) => (printed += part.toString()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.once("error", (error) => (printed += String(error)));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(url))) {
    if (child.pid === undefined || child.exitCode !== null) throw new Error(`no nginx: ${printed}`);
    await sleep(50);
  }
  return {
    url,
    output: () => printed,
    async stop() {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function configuration(urls: readonly string[], port: number): string {
  const servers = urls.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${name};`).join("\n    ")}
    upstream guide {
        ${servers.join("\n        ")}
        keepalive 64;
        keepalive_timeout 2s;
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://guide;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_buffering off;
            proxy_read_timeout 150s;
        }
    }
}
`;
}
