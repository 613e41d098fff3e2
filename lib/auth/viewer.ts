import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { noteOnRequest, ownRequest, type Standing } from '@/base/request-notes'
import { loginFor, paywallFor, routes } from '@/lib/routes'
import { type Viewer, viewerOfCookie } from './sessions'

/** Who looks at this page, by the session row; asked once a request. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const sent = await headers()
  const viewer = await viewerOfCookie(sent.get('cookie'))
  if (viewer) noteOnRequest(sent, { user: viewer.id })
  return viewer
})

/** The viewer, or on to the login page and back here afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(loginFor(path))
}

/**
 * Whose own page this is. Nobody's, where the server asks for what stands around one's own part, to keep
 * it for all; it fills in the part itself (`server/own-parts.ts`).
 */
export async function requireOwner(path: string): Promise<Viewer | null> {
  const asked = await standingAsked()
  if (!asked) return requireViewer(path)
  await shareFor(asked)
  return null
}

/**
 * How the viewer stands, or on to the paywall, from where this page is found again. The server also
 * asks for nobody, in the name of a standing, when it makes a page that many may share.
 */
export async function requireMember(path?: string): Promise<Standing> {
  const asked = await standingAsked()
  if (asked) return asked
  const { isSubscribed } =
    (await currentViewer()) ?? redirect(path ? paywallFor(path) : routes.subscription)
  return { isSubscribed }
}

/** This answer may be shown to everyone who stands like this. A page that knows more never says so. */
export async function shareFor({ isSubscribed }: Standing): Promise<void> {
  noteOnRequest(await headers(), { sharedFor: { isSubscribed } })
}

/** In the name of which standing the server asks by itself; of none when a visitor does. */
const standingAsked = async () => ownRequest(await headers())?.standing
