import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { loginFor, routes } from '@/lib/routes'
import { noteOnVisit } from '@/lib/visits'
import { sessionIdFrom } from './cookies'
import { type Viewer, viewerOfSession } from './sessions'

/** Who looks at this page, by the session row; asked once a request. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const sent = await headers()
  const sessionId = await sessionIdFrom(sent.get('cookie'))
  const viewer = sessionId ? await viewerOfSession(sessionId) : null
  if (viewer) noteOnVisit(sent, { user: viewer.id })
  return viewer
})

/** The viewer, or on to the login page and back here afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(loginFor(path))
}

/** The viewer, or on to the paywall: for the six gated pages. */
export async function requireMember(): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(routes.subscription)
}

/** What the browser may know of its viewer: enough to notice a change. */
export const seatOf = ({ id, isSubscribed }: Viewer) => ({ id, isSubscribed })
