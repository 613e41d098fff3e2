import { createUnavailableError } from '@/base/errors'
import { isSlug } from '@/base/ids'
import { matchRoute } from '@/lib/match-route'
import { pages } from '@/lib/route-policies'
import { findSlugOfHost, isIpAddress, type ProvedDomains } from '@/lib/school-sites/address'
import { buildMissingSiteResponse } from '@/lib/school-sites/serving/site-response'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { sendBadRequest } from '../bad-requests'
import { READ_METHODS } from '../page-request'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import type { SchoolSiteSender } from '../school-site-sender'
import { findSitePage } from './school-site'

/**
 * A host of its own for each school: below `SITES_DOMAIN`, or a domain that the school has proved. It answers
 * every request to such a host, and to hosts that are nobody's, so that nothing of the main site is ever served there: neither a page nor the
 * API, and no cookie is read or set.
 */
export const createSchoolHostResponder =
  (
    sendSitePage: SchoolSiteSender,
    { passToNext, takeForm }: Record<'passToNext' | 'takeForm', Responder>,
    domains: ProvedDomains,
  ): Responder =>
  (routed) => {
    const { request, response, path } = routed
    const { host } = request.headers
    const slug = findSlugOfHost(host, domains)
    if (slug === null || (isIpAddress(host) && MONITORING_PATH.test(path))) return SKIP
    // It may be the domain of a school, which must not leave the search engines.
    if (slug === '' && !domains.isLoaded()) throw createUnavailableError('no table of domains')
    const translated = translateRequest(routed, slug)
    if (!isSlug(slug)) return sendMissingPage(translated)
    const outcome = takeForm(translated)
    if (outcome !== SKIP) return outcome
    if (!READ_METHODS.has(request.method ?? ''))
      return sendBadRequest(response, 405, 'readOnly', { allow: 'GET, HEAD' })
    if (path === '/favicon.ico') return sendNoIcon(translated)
    const page = findSitePage(translated, true)
    if (page) return sendSitePage(translated, page, sendMissingPage)
    return isFilePath(path) ? passToNext(translated) : sendMissingPage(translated)
  }

const MONITORING_PATH = /^\/api\/(health\/|metrics$)/

/** The URL with the slug also names the route in the log. */
function translateRequest(routed: DispatchedRequest, slug: string): DispatchedRequest {
  const { request, path } = routed
  const ownPath = `/s/${slug}${path === '/' ? '' : path}`
  request.url = ownPath
  delete request.headers.cookie
  delete request.headers.authorization
  return { ...routed, path: ownPath, query: '', routePolicy: matchRoute(ownPath) }
}

/** No other path reaches Next, whose URL parser would resolve dots. */
const isFilePath = (path: string) => /^\/files\/[0-9a-f]{64}$/.test(path)

/** Browsers ask for it without a link. */
const sendNoIcon = ({ response }: DispatchedRequest) =>
  void response.writeHead(204, { 'cache-control': 'public, max-age=86400' }).end()

function sendMissingPage({ request, response, path }: DispatchedRequest): void {
  const trimmedPath = path.replace(/\/$/, '')
  const page = /^\/s\/[a-z0-9-]+(\/[a-z0-9-]+)$/.exec(trimmedPath)?.[1]
  if (page && trimmedPath !== path && matchRoute(trimmedPath) === pages.schoolSitePage)
    return void response.writeHead(308, { location: page }).end()
  const { status, headers, body } = buildMissingSiteResponse()
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers, 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : body)
}
