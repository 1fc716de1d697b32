import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { newFolder } from "./test-folder.ts";

/** nginx on loopback before these instances, as `docs/operations.md` sets it up for several machines. */
export async function startNginx(ports: readonly number[]) {
  const folder = newFolder("nginx");
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(ports, port));
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
    async close() {
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

function configuration(ports: readonly number[], port: number): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
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
            include ${resolve("deploy/proxy.conf")};
        }
    }
}
`;
}
