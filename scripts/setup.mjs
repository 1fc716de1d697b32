// Makes a checkout ready to run: dependencies, build and, for tests, the programs that they drive.
// Runs under any Node.js 20 or newer before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
process.chdir(root);

const options = new Set(process.argv.slice(2));

/** As tests/e2e/browsers.ts looks for it. */
const chromiumNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** For the proof (tests/engines): Debian's packages, by the programs that they bring. */
const proofPrograms = {
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["Xvfb"],
};

const isForTests = options.has("--for-tests") || options.has("--for-proof");
const installing = isForTests ? installTestPrograms() : null;
installDependencies();
if (!options.has("--no-build")) build();
if (isForTests) installTestFonts();
await installing;

function installDependencies() {
  step(
    "node_modules/.setup",
    ["package.json", "package-lock.json"],
    "Installing dependencies",
    () => {
      installPackages();
    },
  );
}

function installPackages(...options) {
  // npm by its own Node: `npm ci` removes the pinned one from under itself.
  const npm = process.env.npm_execpath;
  if (npm === undefined) stop("Start this by npm: npm start, npm test or npm run dev.");
  run(process.env.npm_node_execpath ?? process.execPath, [
    npm,
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...options,
  ]);
}

function build() {
  const sources = ["app", "content", "domain", "database", "server", "public"].flatMap(filesBelow);
  const tools = [
    "scripts/start.mjs",
    "vite.config.ts",
    "react-router.config.ts",
    "scripts/compress-assets.mjs",
  ];
  step("build/.setup", [...sources, ...tools, "package-lock.json"], "Building the site", () => {
    const node = "node_modules/.bin/node";
    const bundler = "node_modules/@react-router/dev/bin.cjs";
    run(node, [bundler, "build", "--logLevel", "error"], { NODE_ENV: "production" });
    run(node, ["scripts/compress-assets.mjs"]);
  });
}

/** For browser tests, so that the fonts of the machine do not matter. */
function installTestFonts() {
  const folder = "tests/fonts";
  const inputs = [`${folder}/package.json`, `${folder}/package-lock.json`];
  step(`${folder}/node_modules/.setup`, inputs, "Installing the fonts of the tests", () =>
    installPackages(`--prefix=${folder}`),
  );
}

/** Chromium and PostgreSQL, for the proof Firefox and WebKit: the tests use real ones. Goes on beside all other work. */
function installTestPrograms() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) stop(`CHROMIUM names ${CHROMIUM}, which is not there.`);
  const missing = [
    CHROMIUM || isInPath(chromiumNames) ? [] : ["chromium", "chromium-headless-shell"],
    isServerOfPostgresInstalled() ? [] : ["postgresql"],
    ...Object.entries(options.has("--for-proof") ? proofPrograms : {}).map(([name, programs]) =>
      isInPath(programs) ? [] : [name],
    ),
  ].flat();
  if (missing.length === 0) return null;
  const names = missing.join(" ");
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall)
    stop(`The tests need ${names} (Debian: apt-get install --no-install-recommends ${names}).`);
  say(`Installing ${names}`);
  const words = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names}`;
  const child = spawn("sh", ["-c", words], {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return new Promise((resolve) =>
    child.once("close", (status) => {
      if (status !== 0) stop("apt-get failed; its reason stands above.");
      resolve();
    }),
  );
}

function isInPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => names.some((name) => existsSync(join(folder, name))));
}

/** The server: the folder alone comes with the client too. */
function isServerOfPostgresInstalled() {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return false;
  return readdirSync(root).some((version) => existsSync(join(root, version, "bin/initdb")));
}

function step(stamp, inputs, title, work) {
  const present = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === present) return;
  say(title);
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, present);
}

function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

function run(command, parameters, environment = {}) {
  const { status, error } = spawnSync(command, parameters, {
    // Standard output belongs to the program that npm starts next.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, ...environment },
  });
  if (error !== undefined) stop(`${command} could not be run: ${error.message}`);
  if (status !== 0) stop(`${command} ${parameters[0]} failed; its reason stands above.`);
}

function say(sentence) {
  process.stderr.write(`${sentence}…\n`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
