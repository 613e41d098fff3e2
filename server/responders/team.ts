import { isTeamRequest } from '../page-request'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'
import type { NotFoundSender } from './not-found'

/** To others, team pages are like unknown URLs; the same lookup hides timing differences. */
export function createTeamResponder(
  passToNext: Responder,
  sendNotFound: NotFoundSender,
): Responder {
  const respondToTeam = async (routed: DispatchedRequest) => {
    const isTeam = await isTeamRequest(routed.request)
    if (routed.routePolicy && isTeam) await passToNext(routed)
    else await sendNotFound(routed, isTeam)
  }
  return (routed) =>
    !routed.routePolicy || routed.routePolicy.audience === 'team' ? respondToTeam(routed) : SKIP
}
