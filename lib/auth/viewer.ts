import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { noteOnVisit } from '@/base/request-notes'
import { loginFor, routes } from '@/lib/routes'
import { type Viewer, viewerOfCookie } from './sessions'

/** Who looks at this page, by the session row; asked once a request. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const sent = await headers()
  const viewer = await viewerOfCookie(sent.get('cookie'))
  if (viewer) noteOnVisit(sent, { user: viewer.id })
  return viewer
})

/** The viewer, or on to the login page and back here afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(loginFor(path))
}

/** All that a gated page may know of its viewer, so that it is the same for everyone who stands there. */
export type Standing = Pick<Viewer, 'isSubscribed'>

/** How the viewer stands, or on to the paywall. What is made for one standing may be shown to all of it. */
export async function requireMember(): Promise<Standing> {
  const { isSubscribed } = (await currentViewer()) ?? redirect(routes.subscription)
  noteOnVisit(await headers(), { madeFor: { isSubscribed } })
  return { isSubscribed }
}
