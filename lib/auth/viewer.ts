import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { loginFor, routes } from '@/lib/routes'
import { sessionIdFrom } from './cookies'
import { type Viewer, viewerOfSession } from './sessions'

/** Who looks at this page, by the session row; asked once a request. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const sessionId = await sessionIdFrom((await headers()).get('cookie'))
  return sessionId ? viewerOfSession(sessionId) : null
})

/** The viewer, or on to the login page and back here afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(loginFor(path))
}

/** The viewer, or on to the paywall: for the six gated pages. */
export async function requireMember(): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(routes.subscription)
}
