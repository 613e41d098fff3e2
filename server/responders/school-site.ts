import { withDeadline } from '@/base/deadline'
import { pages, type RoutePolicy } from '@/lib/route-policies'
import { answerSitePage } from '@/lib/school-sites/public-page'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { admitCacheRender } from '../admission'
import { createCachedResponse, forbidCaching } from '../cached-response'
import { compressForCache } from '../compression'
import { SHARED_CACHE_CONTROL } from '../page-renderer'
import { getExpirySecond } from '../page-request'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import type { CacheRenderResult, ResponseCache } from '../response-cache'
import type { SchoolSiteWatcher } from '../school-site-watcher'
import { sendCachedResponse } from '../send-cached-response'
import { isExistingPath } from '../slug-lookup'
import type { NotFoundSender } from './not-found'

const SITE_ROUTES: ReadonlySet<RoutePolicy> = new Set([
  pages.schoolSite,
  pages.schoolSitePage,
  pages.schoolSitemap,
])

type SitePage = { slug: string; path: string }

/** A school's website, rendered without Next and kept until this school publishes again. */
export function createSchoolSiteResponder(
  responses: ResponseCache,
  watcher: SchoolSiteWatcher,
  sendNotFound: NotFoundSender,
): Responder {
  async function render(routed: DispatchedRequest, page: SitePage, key: string) {
    const { request, response, routePolicy, path } = routed
    const isKnown = responses.has(key) || (routePolicy && (await isExistingPath(routePolicy, path)))
    if (!isKnown) return sendNotFound(routed)
    const cachedResponse = await responses.get(key, watcher.version(page.slug), () =>
      admitCacheRender(() => renderForCache(page, watcher)),
    )
    if (cachedResponse.status === 404) return sendNotFound(routed)
    const isShared = cachedResponse.status === 200
    sendCachedResponse(
      isShared ? cachedResponse : forbidCaching(cachedResponse),
      request,
      response,
      getExpirySecond(cachedResponse),
    )
  }

  return (routed) => {
    const page = findSitePage(routed)
    if (!page) return SKIP
    const key = `site ${page.slug} ${page.path}`
    const cachedResponse = responses.peek(key, watcher.version(page.slug))
    if (!cachedResponse) return render(routed, page, key)
    sendCachedResponse(
      cachedResponse,
      routed.request,
      routed.response,
      getExpirySecond(cachedResponse),
    )
  }
}

function findSitePage({ path, routePolicy }: DispatchedRequest): SitePage | undefined {
  if (!routePolicy || !SITE_ROUTES.has(routePolicy)) return
  const [, , slug = '', page = ''] = path.split('/')
  return { slug, path: page }
}

async function renderForCache(
  { slug, path }: SitePage,
  watcher: SchoolSiteWatcher,
): Promise<CacheRenderResult> {
  const { site, answer } = await withDeadline(() => answerSitePage(slug, path))
  const headers = {
    ...SECURITY_HEADERS,
    ...answer.headers,
    'cache-control': SHARED_CACHE_CONTROL,
  }
  const response = createCachedResponse(answer.status, headers, Buffer.from(answer.body))
  return {
    response: answer.status === 200 ? await compressForCache(response) : response,
    version: site ? watcher.learn(site) : '',
    // Content and version were read in one statement.
    isConfirmed: true,
    isMissing: answer.status !== 200,
  }
}
