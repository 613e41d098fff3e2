import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { withDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { isDatabaseUnavailable } from '@/db/errors'
import { routes, toLoginPath, toPaywallPath } from '@/lib/routes'
import { type CacheVariant, getInternalRequest, updateRequestContext } from '@/server/contract'
import { findViewerByCookie, type Viewer } from './sessions'

export const getCurrentViewer = cache(async (): Promise<Viewer | null> => {
  const requestHeaders = await headers()
  const cookie = requestHeaders.get('cookie')
  try {
    const viewer = await withDeadline(() => findViewerByCookie(cookie))
    if (viewer) updateRequestContext(requestHeaders, { user: viewer.id })
    return viewer
  } catch (error) {
    if (isUnavailable(error)) updateRequestContext(requestHeaders, { status: 503 })
    throw error
  }
})

const isUnavailable = (error: unknown) =>
  error instanceof AppError ? error.status === 503 : isDatabaseUnavailable(error)

export async function requireViewer(path: string): Promise<Viewer> {
  return (await getCurrentViewer()) ?? redirect(toLoginPath(path))
}

/** Null while the server renders the shared part of a page to cache it (`server/my-learning-fragment.ts`). */
export async function requirePageOwner(path: string): Promise<Viewer | null> {
  const variant = await getRequestedVariant()
  if (!variant) return requireViewer(path)
  await markCacheable(variant)
  return null
}

/** The server also calls it without a user, for a cache variant, when it renders a shared page. */
export async function requireMember(path?: string): Promise<CacheVariant> {
  const variant = await getRequestedVariant()
  if (variant) return variant
  const { isSubscribed } =
    (await getCurrentViewer()) ?? redirect(path ? toPaywallPath(path) : routes.subscription)
  return { isSubscribed }
}

/** Marks the response as shareable within this cache variant. Pages with personal data must not call it. */
export async function markCacheable({ isSubscribed }: CacheVariant): Promise<void> {
  updateRequestContext(await headers(), { cacheableFor: { isSubscribed } })
}

const getRequestedVariant = async () => getInternalRequest(await headers())?.cacheVariant
