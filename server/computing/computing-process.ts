import { computations } from "../../domain/computations.ts";
import { answerRequests } from "./answer-requests.ts";

// Runs in a process of its own, which knows no secret and opens nothing: what a computation does to it
// ends with it, its memory too.

answerRequests(computations);
