import { DatabaseSync } from "node:sqlite";
import pg from "pg";

// In the tests of every change, whose subject is neither what a power cut leaves nor how long somebody waits. Sites
// that run in their own process are as readers' sites are. To do it again for each file changes nothing more.

type Exec = (this: DatabaseSync, words: string) => void;

const sqlite: { exec: Exec } = DatabaseSync.prototype;
const { exec } = sqlite;

/** Does not wait for the disk. */
sqlite.exec = function (words) {
  exec.call(this, words.replace("synchronous=FULL", "synchronous=OFF"));
};

type Connect = (this: pg.Pool, ...given: unknown[]) => unknown;

const pool: { connect: Connect } = pg.Pool.prototype;
const { connect } = pool;

/** How long a query waits for a connection, in milliseconds: on a busy machine others take long. */
const longestWait = 60_000;

pool.connect = function (...given) {
  this.options.connectionTimeoutMillis = longestWait;
  return connect.apply(this, given);
};
