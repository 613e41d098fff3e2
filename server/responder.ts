import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RoutePolicy } from '@/lib/route-policies'

export type DispatchedRequest = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  query: string
  routePolicy?: RoutePolicy
}

export const SKIP = Symbol('skip')

/**
 * Returns `SKIP` for a request that is not its own. It decides that without waiting, and sends from
 * memory without a promise, which would cost as much as sending.
 */
export type Responder = (routed: DispatchedRequest) => Promise<void> | void | typeof SKIP
