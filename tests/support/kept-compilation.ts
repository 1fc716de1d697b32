import { flushCompileCache } from "node:module";

// Node keeps what it has compiled when a process ends by itself: those that import this are killed before, and each
// would compile all its modules again.
flushCompileCache();
