/**
 * The request as the router gets it. A path with broken percent encoding names no page; the router
 * would answer 404 too, but writes a warning of its own for every probe of a bot.
 */
export function pageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (isDecodable(url.pathname)) return request;
  return new Request(new URL("/undecodable-address", url), request);
}

/** Whether the path's percent encoding means something. */
export function isDecodable(pathname: string): boolean {
  try {
    // The value has to be used: the bundler drops a call whose result nobody reads.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
