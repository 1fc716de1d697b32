import pg from "pg";

type Connect = (this: pg.Pool, ...given: unknown[]) => unknown;

/** How long a query in a test waits for a connection, in milliseconds: on a busy machine others take long. */
const longest = 60_000;

/** In this process. A site in a process of its own keeps to the limit that readers are served with. */
const prototype: { connect: Connect } = pg.Pool.prototype;
const { connect } = prototype;

// Once a file: a second time changes nothing more.
prototype.connect = function (...given) {
  this.options.connectionTimeoutMillis = longest;
  return connect.apply(this, given);
};
