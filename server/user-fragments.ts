import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withDeadline } from '@/base/deadline'
import { renderLearningFragment } from '@/components/learning/learning-fragment'
import type { Viewer } from '@/lib/auth/sessions'
import type { RoutePolicy } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import { admitRender } from './admission'
import type { CachedResponse } from './cached-response'
import { compressForRequest } from './compression'
import { USER_FRAGMENT_MARKER } from './contract'
import { sendCachedResponse } from './send-cached-response'

/** The page is cached; the user's fragment is rendered into it per request. */
const USER_FRAGMENTS = new Map<string, (viewer: Viewer) => Promise<ReactNode>>([
  [routes.myLearning, renderLearningFragment],
])

export const hasUserFragment = ({ path }: RoutePolicy): boolean => USER_FRAGMENTS.has(path)

type UserPageRequest = {
  request: IncomingMessage
  response: ServerResponse
  routePolicy: RoutePolicy
  shell: CachedResponse
  viewer: Viewer
}

export function sendUserPage({ request, response, routePolicy, shell, viewer }: UserPageRequest) {
  return admitRender(request, response, async () => {
    const { status, headers } = shell
    const body = await withDeadline(() => renderUserPage(routePolicy, shell.body, viewer))
    const page = await compressForRequest({ status, headers, body }, request)
    sendCachedResponse(page, request, response)
  })
}

async function renderUserPage(
  { path }: RoutePolicy,
  shell: Buffer,
  viewer: Viewer,
): Promise<Buffer> {
  const start = shell.indexOf(USER_FRAGMENT_MARKER)
  const fragment = await USER_FRAGMENTS.get(path)?.(viewer)
  if (!fragment || start < 0) throw new Error(`${path} has no placeholder for the user fragment`)
  return Buffer.concat([
    shell.subarray(0, start),
    Buffer.from(renderToStaticMarkup(fragment)),
    shell.subarray(start + USER_FRAGMENT_MARKER.length),
  ])
}
