import { admitApiCall } from '../concurrency-limits'
import { getDirectHandler } from '../direct-api-routes'
import { type Responder, SKIP } from '../responder'

/** API calls, unknown paths below /api included. */
export const createApiResponder =
  (passToNext: Responder, findDirectHandler = getDirectHandler): Responder =>
  (routed) => {
    const { request, response, path, routePolicy } = routed
    if (routePolicy?.kind !== 'call') return SKIP
    const directHandler = findDirectHandler(routePolicy)
    if (!directHandler) return passToNext(routed)
    return admitApiCall(request, response, () => directHandler(request, response, path))
  }
