import { withDeadline } from '@/base/deadline'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { createCachedResponse, forbidCaching } from './cached-response'
import { compressForCache } from './compression'
import { admitCacheRender } from './concurrency-limits'
import { SHARED_CACHE_CONTROL } from './page-renderer'
import { getExpirySecond } from './page-request'
import type { DispatchedRequest } from './responder'
import type { NotFoundSender } from './responders/not-found'
import type { CacheRenderResult, ResponseCache } from './response-cache'
import type { SchoolSiteWatcher } from './school-site-watcher'
import { sendCachedResponse } from './send-cached-response'
import { isExistingPath } from './slug-lookup'

export type SchoolSitePage = {
  slug: string
  path: string
  /** Links of a page depend on it, so it is part of the cache key. */
  hasOwnHost: boolean
}

export type SchoolSiteSender = (
  routed: DispatchedRequest,
  page: SchoolSitePage,
  sendNotFound: NotFoundSender,
) => Promise<void> | void

/** A school's website, rendered without Next and kept until this school publishes again. */
export function createSchoolSiteSender(
  responses: ResponseCache,
  watcher: SchoolSiteWatcher,
): SchoolSiteSender {
  async function render(
    routed: DispatchedRequest,
    page: SchoolSitePage,
    sendNotFound: NotFoundSender,
    key: string,
  ) {
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

  return (routed, page, sendNotFound) => {
    const key = `site ${page.hasOwnHost ? 'host' : 'path'} ${page.slug} ${page.path}`
    const cachedResponse = responses.peek(key, watcher.version(page.slug))
    if (!cachedResponse) return render(routed, page, sendNotFound, key)
    sendCachedResponse(
      cachedResponse,
      routed.request,
      routed.response,
      getExpirySecond(cachedResponse),
    )
  }
}

async function renderForCache(
  { slug, path, hasOwnHost }: SchoolSitePage,
  watcher: SchoolSiteWatcher,
): Promise<CacheRenderResult> {
  const { site, response: siteResponse } = await withDeadline(() =>
    buildSiteResponse(slug, path, { hasOwnHost }),
  )
  const headers = {
    ...SECURITY_HEADERS,
    ...siteResponse.headers,
    'cache-control': SHARED_CACHE_CONTROL,
  }
  const response = createCachedResponse(
    siteResponse.status,
    headers,
    Buffer.from(siteResponse.body),
  )
  return {
    response: siteResponse.status === 200 ? await compressForCache(response) : response,
    version: site ? watcher.learn(site) : '',
    // Content and version were read in one statement.
    isConfirmed: true,
    isMissing: siteResponse.status !== 200,
  }
}

/** In development every request renders. */
export const sendUncachedSitePage: SchoolSiteSender = async (routed, page, sendNotFound) => {
  const { slug, path, hasOwnHost } = page
  const { response: siteResponse } = await withDeadline(() =>
    buildSiteResponse(slug, path, { hasOwnHost }),
  )
  if (siteResponse.status === 404) return sendNotFound(routed)
  const headers = { ...SECURITY_HEADERS, ...siteResponse.headers, 'cache-control': 'no-store' }
  routed.response.writeHead(siteResponse.status, headers)
  routed.response.end(routed.request.method === 'HEAD' ? undefined : siteResponse.body)
}
