import { splitLanguage } from '@/lib/language-paths'
import { getStaticShellPath, hasOnlyKnownParams } from '@/lib/match-route'
import { type CachedResponse, forbidCaching, markAsCopy } from '../cached-response'
import type { PageCache } from '../page-cache'
import type { PageRenderRequest } from '../page-renderer'
import { getExpirySecond, getFormat, isEmptyPage } from '../page-request'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import { sendCachedResponse } from '../send-cached-response'
import type { NotFoundSender } from './not-found'

/** The same for everyone; not cacheable with a query that no page expects. */
export function createPublicPageResponder(
  pageCache: PageCache,
  sendNotFound: NotFoundSender,
): Responder {
  function send(
    routed: DispatchedRequest,
    pageRequest: PageRenderRequest,
    foundResponse: CachedResponse,
  ) {
    const { request, response, query } = routed
    const cachedResponse = pageCache.isDatabaseAway()
      ? markAsCopy(foundResponse, 'database-unavailable')
      : foundResponse
    if (isEmptyPage(cachedResponse, pageRequest)) return sendNotFound(routed)
    if (pageRequest.format === 'parts' || hasOnlyKnownParams(pageRequest.routePolicy, query))
      return sendCachedResponse(cachedResponse, request, response, getExpirySecond(cachedResponse))
    sendCachedResponse(forbidCaching(cachedResponse), request, response)
  }

  async function render(routed: DispatchedRequest, pageRequest: PageRenderRequest) {
    try {
      if (!(await pageCache.isExisting(pageRequest))) return sendNotFound(routed)
      return send(routed, pageRequest, await pageCache.get(pageRequest))
    } catch (error) {
      return send(routed, pageRequest, await pageCache.findCopy(pageRequest, error))
    }
  }

  return (routed) => {
    const { request, path, routePolicy } = routed
    if (routePolicy?.cacheScope !== 'all') return SKIP
    const pageRequest: PageRenderRequest = {
      path: routePolicy.staticShell
        ? getStaticShellPath(routePolicy, splitLanguage(path).language)
        : path,
      routePolicy,
      format: getFormat(request),
    }
    const cachedResponse = pageCache.peek(pageRequest)
    return cachedResponse ? send(routed, pageRequest, cachedResponse) : render(routed, pageRequest)
  }
}
