import { toPublicPath } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { isTranslated } from '@/lib/route-policies/route-policy'
import { sendBadRequest } from '../bad-requests'
import type { DispatchedRequest } from '../responder'

export type NotFoundSender = (
  dispatched: DispatchedRequest,
  isTeam?: boolean,
) => Promise<void> | void

/** A path with a slash too many, or with the prefix of English, is redirected. */
export const createNotFoundSender =
  (sendPage: (dispatched: DispatchedRequest) => Promise<void> | void): NotFoundSender =>
  (dispatched, isTeam = false) => {
    const { request, response, path } = dispatched
    const target = findTarget(path)
    if (target && (isTeam || target.routePolicy.audience !== 'team')) {
      response.writeHead(308, { location: (request.url ?? '').replace(path, target.path) }).end()
      return
    }
    if (path.startsWith('/_next/')) return sendBadRequest(response, 404, 'noFile')
    return sendPage(dispatched)
  }

function findTarget(path: string) {
  const trimmedPath = path.replace(/\/$/, '')
  const publicPath = toPublicPath(trimmedPath)
  const routePolicy = publicPath === path ? undefined : matchRoute(publicPath)
  if (!routePolicy || publicPath.startsWith('/_next')) return
  return publicPath === trimmedPath || isTranslated(routePolicy)
    ? { path: publicPath, routePolicy }
    : undefined
}
