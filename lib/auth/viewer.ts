import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { type CacheVariant, getInternalRequest, updateRequestContext } from '@/base/request-context'
import { routes, toLoginPath, toPaywallPath } from '@/lib/routes'
import { findViewerByCookie, type Viewer } from './sessions'

/** Who looks at this page, by the session row; asked once a request. */
export const getCurrentViewer = cache(async (): Promise<Viewer | null> => {
  const requestHeaders = await headers()
  const viewer = await findViewerByCookie(requestHeaders.get('cookie'))
  if (viewer) updateRequestContext(requestHeaders, { user: viewer.id })
  return viewer
})

/** The viewer, or on to the login page and back here afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await getCurrentViewer()) ?? redirect(toLoginPath(path))
}

/**
 * Whose own page this is. Nobody's, where the server asks for what stands around one's own part, to keep
 * it for all; it fills in the part itself (`server/user-fragments.ts`).
 */
export async function requirePageOwner(path: string): Promise<Viewer | null> {
  const variant = await getRequestedVariant()
  if (!variant) return requireViewer(path)
  await markCacheable(variant)
  return null
}

/**
 * How the viewer stands, or on to the paywall, from where this page is found again. The server also
 * asks for nobody, in the name of a standing, when it makes a page that many may share.
 */
export async function requireMember(path?: string): Promise<CacheVariant> {
  const variant = await getRequestedVariant()
  if (variant) return variant
  const { isSubscribed } =
    (await getCurrentViewer()) ?? redirect(path ? toPaywallPath(path) : routes.subscription)
  return { isSubscribed }
}

/** This answer may be shown to everyone who stands like this. A page that knows more never says so. */
export async function markCacheable({ isSubscribed }: CacheVariant): Promise<void> {
  updateRequestContext(await headers(), { sharedFor: { isSubscribed } })
}

/** In the name of which standing the server asks by itself; of none when a visitor does. */
const getRequestedVariant = async () => getInternalRequest(await headers())?.standing
