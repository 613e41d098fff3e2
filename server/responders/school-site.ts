import { pages, type RoutePolicy } from '@/lib/route-policies'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import type { SchoolSitePage, SchoolSiteSender } from '../school-site-sender'
import type { NotFoundSender } from './not-found'

const SITE_ROUTES: ReadonlySet<RoutePolicy> = new Set([
  pages.schoolSite,
  pages.schoolSitePage,
  pages.schoolSitemap,
  pages.schoolSiteVideo,
])

/** Schools' websites below `/s/`. */
export const createSchoolSiteResponder =
  (sendSitePage: SchoolSiteSender, sendNotFound: NotFoundSender): Responder =>
  (routed) => {
    const page = findSitePage(routed)
    return page ? sendSitePage(routed, page, sendNotFound) : SKIP
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
