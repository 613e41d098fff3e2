import type { RequestListener } from 'node:http'
import { selectAdmission } from '../concurrency-limits'
import { replaceEmptyDocuments } from '../empty-documents'
import type { PageCache } from '../page-cache'
import { type Responder, SKIP } from '../responder'

/** Next renders for this request alone, with a slot. */
export const createNextResponder =
  (handle: RequestListener, pageCache: Pick<PageCache, 'getNotFoundPage'>): Responder =>
  ({ request, response, routePolicy }) => {
    if (!routePolicy) return SKIP
    if (routePolicy.kind === 'page')
      replaceEmptyDocuments(request, response, pageCache.getNotFoundPage)
    return selectAdmission(routePolicy)(request, response, () => handle(request, response))
  }
