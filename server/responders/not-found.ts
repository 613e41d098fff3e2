import { matchRoute } from '@/lib/match-route'
import { sendError } from '../bad-requests'
import type { PageCache } from '../page-cache'
import type { DispatchedRequest } from '../responder'
import { sendCachedResponse } from '../send-cached-response'

export type NotFoundSender = (routed: DispatchedRequest, isTeam?: boolean) => Promise<void>

/** A path with a slash too many is redirected. */
export const createNotFoundSender =
  (pageCache: Pick<PageCache, 'getNotFoundPage'>): NotFoundSender =>
  async ({ request, response, path }, isTeam = false) => {
    const trimmedPath = path.replace(/\/$/, '')
    const targetRoute = trimmedPath === path ? undefined : matchRoute(trimmedPath)
    if (
      targetRoute &&
      (isTeam || targetRoute.audience !== 'team') &&
      !trimmedPath.startsWith('/_next')
    ) {
      response.writeHead(308, { location: (request.url ?? '').replace(path, trimmedPath) }).end()
      return
    }
    if (path.startsWith('/_next/')) return sendError(response, 404, 'noFile')
    sendCachedResponse(await pageCache.getNotFoundPage(), request, response)
  }
