import { parentPort, workerData } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const { password, ownWords } = workerData as { password: string; ownWords: string[] };
parentPort?.postMessage(estimator.check(password, ownWords).score);
