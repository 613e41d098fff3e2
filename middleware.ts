import { type NextRequest, NextResponse } from 'next/server'
import { sessionIdFrom } from '@/lib/auth/cookies'
import { loginFor, routes } from '@/lib/routes'

/**
 * Sends visitors without a signed session cookie on their way before anything is rendered. A first
 * fence only: every page behind it asks the session table itself and works the same without it.
 */
export default async function middleware(request: NextRequest) {
  if (await sessionIdFrom(request.headers.get('cookie'))) return NextResponse.next()
  const { pathname } = request.nextUrl
  const account = pathname === routes.profile || pathname === routes.changePassword
  const target = new URL(account ? loginFor(pathname) : routes.subscription, request.url)
  const response = NextResponse.redirect(target)
  response.headers.set('cache-control', 'no-store')
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
