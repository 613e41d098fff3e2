import { createUnavailableError } from '@/base/errors'
import { hasFilterParam } from '@/lib/match-route'
import { forbidCaching } from '../cached-response'
import { compressForRequest } from '../compression'
import { admitRender } from '../concurrency-limits'
import type { PageCache } from '../page-cache'
import { getFormat } from '../page-request'
import { type Responder, SKIP } from '../responder'
import { sendCachedResponse } from '../send-cached-response'

/** A public page with a parameter that the server reads is rendered for this request. */
export const createFilteredPageResponder =
  (pageCache: PageCache): Responder =>
  ({ request, response, path, query, routePolicy }) => {
    if (routePolicy?.cacheScope !== 'all' || !hasFilterParam(routePolicy, query)) return SKIP
    return admitRender(request, response, async () => {
      const page = await pageCache
        .renderPage({
          path: `${path}?${removeRouterParam(query)}`,
          routePolicy,
          format: getFormat(request),
        })
        .catch((error) => {
          throw pageCache.isDatabaseAway() ? createUnavailableError('no database', error) : error
        })
      const compressedPage = await compressForRequest(forbidCaching(page), request)
      sendCachedResponse(compressedPage, request, response)
    })
  }

/** The client's value is a hash of its own headers, which the server's request does not send. */
function removeRouterParam(query: string) {
  const params = new URLSearchParams(query)
  params.delete('_rsc')
  return params
}
