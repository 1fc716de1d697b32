import { DatabaseSync } from "node:sqlite";

type Exec = (this: DatabaseSync, words: string) => void;

/**
 * In the tests of every change, whose subject is not what a power cut leaves: SQLite in this process
 * does not wait for the disk. Sites that run in their own process do, as readers' sites do.
 */
const prototype: { exec: Exec } = DatabaseSync.prototype;
const { exec } = prototype;

// Once a file: a second time changes nothing more.
prototype.exec = function (words) {
  exec.call(this, words.replace("synchronous=FULL", "synchronous=OFF"));
};
