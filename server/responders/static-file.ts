import { listBuiltFiles } from '../files'
import type { PageCache } from '../page-cache'
import { READ_METHODS } from '../page-request'
import { type Responder, SKIP } from '../responder'
import { sendCachedResponse } from '../send-cached-response'

/** Files of the build and of public/. */
export function createStaticFileResponder(pageCache: PageCache): Responder {
  const files = listBuiltFiles()
  return ({ request, response, path }) => {
    const file = files.get(path)
    if (!file || !READ_METHODS.has(request.method ?? '')) return SKIP
    const cachedResponse = pageCache.peekBuiltFile(file)
    if (cachedResponse) return sendCachedResponse(cachedResponse, request, response)
    return pageCache
      .getBuiltFile(file)
      .then((builtResponse) => sendCachedResponse(builtResponse, request, response))
  }
}
