import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { answerPage } from "./page-answer.tsx";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches, loaderData } = router.staticHandlerContext;
  const handles = matches.map(({ route }) => ({ handle: router.routeModules[route.id]?.handle }));
  return answerPage((nonce) => <ServerRouter context={router} url={request.url} nonce={nonce} />, {
    request,
    context,
    status,
    headers,
    loaderData,
    handles,
  });
}

export { logFault as handleError } from "./page-answer.tsx";
