import 'server-only'
import { getProcessSingleton } from './process-singleton'

/** Shared by pages and the server per request id. The server overwrites the header of clients. */

export const REQUEST_ID_HEADER = 'x-request-id'
/** The requested path and query. The middleware overwrites any value a client sends. */
export const REQUESTED_PATH_HEADER = 'x-asked-path'

export type CacheVariant = { isSubscribed: boolean }

export type RequestContext = {
  route?: string
  user?: string
  detail?: string
  /** Status of the response, where the page knows better than Next. */
  status?: number
  /** Set when the server renders for its cache: for anonymous viewers or for one variant. */
  internalRequest?: { cacheVariant?: CacheVariant }
  /** Set by a page whose response may be shared within this variant. */
  cacheableFor?: CacheVariant
}

const contextsById = getProcessSingleton('request notes', () => new Map<string, RequestContext>())

export const openRequestContext = (id: string, context: RequestContext = {}) =>
  void contextsById.set(id, context)

export const getRequestContext = (id: string): RequestContext => contextsById.get(id) ?? {}

export function closeRequestContext(id: string): RequestContext {
  const context = getRequestContext(id)
  contextsById.delete(id)
  return context
}

/** Null when another server than ours accepted the request. */
export function getRequestId(headers: Headers): string | null {
  const id = headers.get(REQUEST_ID_HEADER)
  return id && contextsById.has(id) ? id : null
}

export function updateRequestContext(headers: Headers, changes: RequestContext) {
  const id = getRequestId(headers)
  if (id) Object.assign(getRequestContext(id), changes)
}

/** Set only for the server's own requests. */
export const getInternalRequest = (headers: Headers): RequestContext['internalRequest'] =>
  getRequestContext(getRequestId(headers) ?? '').internalRequest
