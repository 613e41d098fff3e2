import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { ASKED_PATH, ownRequest } from '@/base/request-notes'
import { settings } from '@/base/settings'
import { areaOf } from '@/lib/area-of'
import type { Area } from '@/lib/areas'
import { sessionIdFrom } from '@/lib/auth/cookies'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { policyFor, textHash } from '@/lib/content-policy'
import { loginFor, paywallFor, routes } from '@/lib/routes'

/**
 * Sends visitors without a signed session cookie on their way before anything is rendered. A first
 * fence only: every page behind it asks the session table itself and works the same without it. What
 * is for everyone and made anew for each only gets its policy here.
 */
export default async function middleware(request: NextRequest) {
  // The server around Next asks for nobody, and brings the policy along.
  if (ownRequest(request.headers)) return NextResponse.next()
  const { pathname } = request.nextUrl
  const area = areaOf(pathname)
  // What is the team's is not there for others, which the page says itself.
  const isOpen = area?.whom === 'everyone' || area?.whom === 'team'
  if (isOpen || (await sessionIdFrom(request.headers.get('cookie'))))
    return area?.kind === 'page' ? withPolicy(request, area) : NextResponse.next()
  const response = NextResponse.redirect(new URL(wayFor(area, pathname), request.url))
  response.headers.set('cache-control', 'no-store')
  return response
}

/** To the login or the paywall. The wish goes along where it is a page that somebody can come back to. */
function wayFor(area: Area | undefined, path: string) {
  if (area?.whom === 'person' || area?.whom === 'school') return loginFor(path)
  return area?.kind === 'page' && !area.framed ? paywallFor(path) : routes.subscription
}

/** Pages rendered per request cannot be hashed beforehand; Next reads the nonce from the request's policy. */
function withPolicy(request: NextRequest, area: Area) {
  const headers = new Headers(request.headers)
  headers.set(ASKED_PATH, askedPath(request))
  if (!settings().production) return NextResponse.next({ request: { headers } })
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = policyFor(area, { scripts: [nonce, textHash(BOOT_SCRIPT)] })
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** As a link would name it, without what the router adds. */
function askedPath({ nextUrl }: NextRequest) {
  const { pathname, searchParams } = nextUrl
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/ebook/:path*',
    '/online-training/:path*',
    '/offline-training/:path*',
    '/free-websites/:path*',
    '/networking/:path*',
    '/digital-videos/:path*',
    '/toolkit/:path*',
    '/profile/:path*',
    '/change-password',
    '/confirm-email/:path*',
    '/take-back-email/:path*',
    '/keep-account/:path*',
    '/recover-account/:path*',
    '/object-recovery/:path*',
    '/unsubscribe/:path*',
    '/team/:path*',
    '/join/:path*',
    '/my-school/:path*',
    '/series/:path*',
    '/certificate/:path*',
    '/my-learning/:path*',
  ],
}
