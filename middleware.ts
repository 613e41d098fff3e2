import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { settings } from '@/base/settings'
import { readSessionId } from '@/lib/auth/cookies'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { buildCsp, hashInlineText } from '@/lib/content-policy'
import { REQUESTED_PATH_HEADER } from '@/lib/http/requested-path'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import type { RoutePolicy } from '@/lib/route-policies'
import { CHAPTER_PARAM, isChapterNumber, routes, toLoginPath, toPaywallPath } from '@/lib/routes'
import { getInternalRequest } from '@/server/contract'

/**
 * Early redirects for visitors without a signed session cookie. Pages must not rely on it: each
 * checks the session table itself. Public pages rendered per request only get their CSP here.
 */
export default async function middleware(request: NextRequest) {
  // The server's internal requests are anonymous and bring their own CSP.
  if (getInternalRequest(request.headers)) return NextResponse.next()
  const { pathname } = request.nextUrl
  const routePolicy = matchRoute(pathname)
  // Team pages respond with 404 themselves.
  const isAllowed = routePolicy?.audience === 'everyone' || routePolicy?.audience === 'team'
  if (isAllowed || (await readSessionId(request.headers.get('cookie'))))
    return routePolicy?.kind === 'page' ? addCspHeaders(request, routePolicy) : NextResponse.next()
  const target = addLanguage(
    getRedirectTarget(routePolicy, addPlace(request.nextUrl)),
    splitLanguage(pathname).language,
  )
  const response = NextResponse.redirect(new URL(target, request.url))
  response.headers.set('cache-control', 'no-store')
  return response
}

/** `next` is added where the path can be visited again. */
function getRedirectTarget(routePolicy: RoutePolicy | undefined, path: string) {
  if (routePolicy?.audience === 'user' || routePolicy?.audience === 'school')
    return toLoginPath(path)
  return routePolicy?.kind === 'page' ? toPaywallPath(path) : routes.subscription
}

/** The code on a printed chapter still leads there after the login. */
const addPlace = ({ pathname, search }: NextRequest['nextUrl']) =>
  search.startsWith(CHAPTER_SEARCH) && isChapterNumber(search.slice(CHAPTER_SEARCH.length))
    ? pathname + search
    : pathname

const CHAPTER_SEARCH = `?${CHAPTER_PARAM}=`

/** Pages rendered per request have no precomputed hashes; Next reads the nonce from this header. */
function addCspHeaders(request: NextRequest, routePolicy: RoutePolicy) {
  const headers = new Headers(request.headers)
  headers.set(REQUESTED_PATH_HEADER, getRequestedPath(request))
  if (!settings().production) return NextResponse.next({ request: { headers } })
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const csp = buildCsp(routePolicy, { scripts: [nonce, hashInlineText(BOOT_SCRIPT)] })
  headers.set('content-security-policy', csp)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', csp)
  return response
}

/** Without the router's own parameters. */
function getRequestedPath({ nextUrl }: NextRequest) {
  const { pathname, searchParams } = nextUrl
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/login',
    '/connect-login',
    '/privacy-policy/:path*',
    '/termsandconditions/:path*',
    '/books/:path*',
    '/themes/:path*',
    '/resources/:path*',
    '/ebook/:path*',
    '/online-training/:path*',
    '/offline-training/:path*',
    '/free-websites/:path*',
    '/networking/:path*',
    '/digital-videos/:path*',
    '/library/:path*',
    '/toolkit/:path*',
    '/profile/:path*',
    '/change-password',
    '/confirm-email/:path*',
    '/confirm-school-email/:path*',
    '/undo-email-change/:path*',
    '/cancel-erasure/:path*',
    '/recover-account/:path*',
    '/second-factor/:path*',
    '/stop-recovery/:path*',
    '/stop-merge/:path*',
    '/unsubscribe/:path*',
    '/team/:path*',
    '/join/:path*',
    '/school-seat',
    '/my-school/:path*',
    '/website-message/:path*',
    '/website-report/:path*',
    '/series/:path*',
    '/certificate/:path*',
    '/record/:path*',
    '/my-learning/:path*',
    '/first-steps',
    '/my-drafts/:path*',
    '/my-tests/:path*',
    '/take-back-email/:path*',
    '/keep-account/:path*',
    '/object-recovery/:path*',
    '/:language(hi|ta)/login',
    '/:language(hi|ta)/connect-login',
    '/:language(hi|ta)/privacy-policy/:path*',
    '/:language(hi|ta)/termsandconditions/:path*',
    '/:language(hi|ta)/books/:path*',
    '/:language(hi|ta)/themes/:path*',
    '/:language(hi|ta)/resources/:path*',
    '/:language(hi|ta)/ebook/:path*',
    '/:language(hi|ta)/online-training/:path*',
    '/:language(hi|ta)/offline-training/:path*',
    '/:language(hi|ta)/free-websites/:path*',
    '/:language(hi|ta)/networking/:path*',
    '/:language(hi|ta)/digital-videos/:path*',
    '/:language(hi|ta)/library/:path*',
    '/:language(hi|ta)/toolkit/:path*',
    '/:language(hi|ta)/profile/:path*',
    '/:language(hi|ta)/change-password',
    '/:language(hi|ta)/confirm-email/:path*',
    '/:language(hi|ta)/confirm-school-email/:path*',
    '/:language(hi|ta)/undo-email-change/:path*',
    '/:language(hi|ta)/cancel-erasure/:path*',
    '/:language(hi|ta)/recover-account/:path*',
    '/:language(hi|ta)/second-factor/:path*',
    '/:language(hi|ta)/stop-recovery/:path*',
    '/:language(hi|ta)/stop-merge/:path*',
    '/:language(hi|ta)/unsubscribe/:path*',
    '/:language(hi|ta)/join/:path*',
    '/:language(hi|ta)/school-seat',
    '/:language(hi|ta)/my-school/:path*',
    '/:language(hi|ta)/website-message/:path*',
    '/:language(hi|ta)/website-report/:path*',
    '/:language(hi|ta)/series/:path*',
    '/:language(hi|ta)/certificate/:path*',
    '/:language(hi|ta)/record/:path*',
    '/:language(hi|ta)/my-learning/:path*',
    '/:language(hi|ta)/first-steps',
    '/:language(hi|ta)/my-drafts/:path*',
    '/:language(hi|ta)/my-tests/:path*',
    { source: '/contact', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/contact', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/contact', has: [{ type: 'query', key: 'answer' }] },
    { source: '/register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/login', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/login', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/login', has: [{ type: 'query', key: 'answer' }] },
    { source: '/forgot-password', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/forgot-password', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/forgot-password', has: [{ type: 'query', key: 'answer' }] },
    { source: '/reset-password/:token', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/reset-password/:token', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/reset-password/:token', has: [{ type: 'query', key: 'answer' }] },
    { source: '/subscription-register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/subscription-register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/subscription-register', has: [{ type: 'query', key: 'answer' }] },
    { source: '/subscription-form', has: [{ type: 'query', key: 'answer' }] },
    { source: '/hi/subscription-form', has: [{ type: 'query', key: 'answer' }] },
    { source: '/ta/subscription-form', has: [{ type: 'query', key: 'answer' }] },
  ],
}
