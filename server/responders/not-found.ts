import { matchRoute } from '@/lib/match-route'
import { sendError } from '../bad-requests'
import type { DispatchedRequest } from '../responder'

export type NotFoundSender = (
  dispatched: DispatchedRequest,
  isTeam?: boolean,
) => Promise<void> | void

/** A path with a slash too many is redirected. */
export const createNotFoundSender =
  (sendPage: (dispatched: DispatchedRequest) => Promise<void> | void): NotFoundSender =>
  (dispatched, isTeam = false) => {
    const { request, response, path } = dispatched
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
    return sendPage(dispatched)
  }
