import { writeFileSync } from "node:fs";
import { join } from "node:path";

type Serving = {
  readonly folder: string;
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Which file answers a path, in the words of nginx. */
  readonly files: string;
};

/** Writes the settings of an nginx with one worker that serves files with these headers; answers their path. */
export function writeNginxSettings({ folder, port, headers, files }: Serving): string {
  const own = Object.entries(headers).filter(
    ([name]) => !["content-length", "content-type", "etag"].includes(name.toLowerCase()),
  );
  const settings = `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${own.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n    ")}
    location / { try_files ${files} =404; }
  }
}
`;
  const path = join(folder, "nginx.conf");
  writeFileSync(path, settings);
  return path;
}
