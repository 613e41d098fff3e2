import type { RequestListener } from 'node:http'
import { isUrlEncoded } from '@/lib/http/form-post'
import { pages, type RoutePolicy } from '@/lib/route-policies'
import { admitApiCall } from '../concurrency-limits'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import type { SchoolSitePage, SchoolSiteSender } from '../school-site-sender'
import type { NotFoundSender } from './not-found'

const SITE_ROUTES: ReadonlySet<RoutePolicy> = new Set([
  pages.schoolSite,
  pages.schoolSitePage,
  pages.schoolSitemap,
  pages.schoolSiteEnquiry,
  pages.schoolSiteEnquirySent,
  pages.schoolSiteVideo,
])

/** Schools' websites below `/s/`. */
export const createSchoolSiteResponder =
  (sendSitePage: SchoolSiteSender, sendNotFound: NotFoundSender): Responder =>
  (routed) => {
    const page = findSitePage(routed)
    return page ? sendSitePage(routed, page, sendNotFound) : SKIP
  }

/** A visitor's form, on the main site and on a school's host. */
export const createSiteFormResponder =
  (handle: RequestListener): Responder =>
  ({ request, response, routePolicy }) => {
    const isForm = request.method === 'POST' && isUrlEncoded(request.headers['content-type'])
    if (!routePolicy?.takesForm || !isForm) return SKIP
    return admitApiCall(request, response, () => handle(request, response))
  }

/** Undefined for other routes, and for files of a school. */
export function findSitePage(
  { path, routePolicy }: Pick<DispatchedRequest, 'path' | 'routePolicy'>,
  hasOwnHost = false,
): SchoolSitePage | undefined {
  if (!routePolicy || !SITE_ROUTES.has(routePolicy)) return
  const [, , slug = '', ...steps] = path.split('/')
  return { slug, path: steps.join('/'), hasOwnHost }
}
