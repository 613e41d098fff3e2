import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withDeadline } from '@/base/deadline'
import { renderLearningFragment } from '@/components/learning/learning-fragment'
import { renderInLanguage } from '@/i18n/request-language'
import type { Viewer } from '@/lib/auth/sessions'
import { splitLanguage } from '@/lib/language-paths'
import { pages, type RoutePolicy } from '@/lib/route-policies'
import type { CachedResponse } from './cached-response'
import { admitRender } from './concurrency-limits'
import { fillShell } from './fill-shell'
import { sendCachedResponse } from './send-cached-response'

/** The page is cached; the user's fragment is rendered into it per request. */
const USER_FRAGMENTS = new Map<string, (viewer: Viewer) => Promise<ReactNode>>([
  [pages.myLearning.path, renderLearningFragment],
])

export const hasUserFragment = ({ path }: RoutePolicy): boolean => USER_FRAGMENTS.has(path)

type UserPageRequest = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  routePolicy: RoutePolicy
  shell: CachedResponse
  viewer: Viewer
}

export function sendUserPage({ request, response, shell, ...pageRequest }: UserPageRequest) {
  const { language } = splitLanguage(pageRequest.path)
  return admitRender(request, response, async () => {
    const fragment = await withDeadline(() =>
      renderInLanguage(language, () => renderFragment(pageRequest)),
    )
    const page = await fillShell(shell, Buffer.from(fragment), request)
    sendCachedResponse(page, request, response)
  })
}

async function renderFragment({
  routePolicy,
  viewer,
}: Pick<UserPageRequest, 'routePolicy' | 'viewer'>): Promise<string> {
  const fragment = await USER_FRAGMENTS.get(routePolicy.path)?.(viewer)
  if (!fragment) throw new Error(`${routePolicy.path} has no user fragment`)
  return renderToStaticMarkup(fragment)
}
