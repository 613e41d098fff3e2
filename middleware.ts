import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { settings } from '@/base/settings'
import { sessionIdFrom } from '@/lib/auth/cookies'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { contentPolicy, READER, textHash } from '@/lib/content-policy'
import { loginFor, routeName, routes } from '@/lib/routes'

/**
 * Sends visitors without a signed session cookie on their way before anything is rendered. A first
 * fence only: every page behind it asks the session table itself and works the same without it.
 */
export default async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (await sessionIdFrom(request.headers.get('cookie'))) {
    // A file, a player or an address that does not exist answers with a policy of its own or none.
    return routeName(pathname) === 'other' ? NextResponse.next() : withPolicy(request)
  }
  const account = pathname === routes.profile || pathname === routes.changePassword
  const target = new URL(account ? loginFor(pathname) : routes.subscription, request.url)
  const response = NextResponse.redirect(target)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Pages rendered per request cannot be hashed beforehand; Next reads the nonce from the request's policy. */
function withPolicy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (!settings().production) return NextResponse.next()
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const own = pathname.startsWith('/ebook/read/') ? READER : {}
  const policy = contentPolicy([nonce, textHash(BOOT_SCRIPT)], own)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
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
    '/profile',
    '/change-password',
  ],
}
