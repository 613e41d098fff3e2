import { withDeadline } from '@/base/deadline'
import { findViewerByCookie, type Viewer } from '@/lib/auth/sessions'
import { hasOnlyKnownParams } from '@/lib/match-route'
import type { RoutePolicy } from '@/lib/route-policies'
import type { CachedResponse } from '../cached-response'
import { getRequestContext, REQUEST_ID_HEADER } from '../contract'
import type { PageCache } from '../page-cache'
import type { PageRenderRequest } from '../page-renderer'
import { isEmptyPage, isFullPageRequest } from '../page-request'
import type { DispatchedRequest, Responder } from '../responder'
import type { NotFoundSender } from './not-found'

/** Sessions are checked for every request to a gated page; only its rendering is shared. */

export type VariantPageContext = {
  pageCache: PageCache
  passToNext: Responder
  sendNotFound: NotFoundSender
}
type GatedRequest = DispatchedRequest & { routePolicy: RoutePolicy }
type VariantPageSender = (
  page: CachedResponse,
  viewer: Viewer,
  routed: GatedRequest,
) => Promise<void> | void

/** The router's own requests and unknown parameters may change the response. */
export const canShareVariant = (routed: DispatchedRequest): routed is GatedRequest =>
  routed.routePolicy?.cacheScope === 'variant' &&
  isFullPageRequest(routed.request) &&
  hasOnlyKnownParams(routed.routePolicy, routed.query)

export async function sendVariantPage(
  { pageCache, passToNext, sendNotFound }: VariantPageContext,
  routed: GatedRequest,
  send: VariantPageSender,
): Promise<void> {
  const { request, path, routePolicy } = routed
  const viewer = await withDeadline(() => findViewerByCookie(request.headers.cookie ?? null))
  if (!viewer) return void (await passToNext(routed))
  getRequestContext(`${request.headers[REQUEST_ID_HEADER]}`).user = viewer.id
  const pageRequest: PageRenderRequest = {
    path,
    routePolicy,
    format: 'page',
    cacheVariant: { isSubscribed: viewer.isSubscribed },
  }
  const page = (await pageCache.isExisting(pageRequest))
    ? await pageCache.get(pageRequest)
    : undefined
  if (!page || isEmptyPage(page, pageRequest)) return sendNotFound(routed)
  return send(page, viewer, routed)
}
