import { type Responder, SKIP } from '../responder'
import type { NotFoundSender } from './not-found'

/** Paths such as /_next/static/ hold static files only, so Next is not asked. */
export const createMissingFileResponder =
  (sendNotFound: NotFoundSender): Responder =>
  (routed) =>
    routed.routePolicy?.kind === 'file' && routed.routePolicy.path.includes('*')
      ? sendNotFound(routed)
      : SKIP
