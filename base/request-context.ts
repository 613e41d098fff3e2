import 'server-only'
import { getProcessSingleton } from './process-singleton'

/**
 * What the inside of the site and the server around it tell each other about one request, under the
 * id that the server gives it: who is looking, by which name the answer is known, and for whom the
 * server itself asks. A visitor cannot name an id, since the server writes its own over it.
 */

export const REQUEST_ID_HEADER = 'x-request-id'
/** Which page was asked for, with its query: the middleware writes it over whatever was sent. */
export const REQUESTED_PATH_HEADER = 'x-asked-path'

/** All that a page made for many may know of its viewer. */
export type CacheVariant = { isSubscribed: boolean }

export type RequestContext = {
  route?: string
  user?: string
  detail?: string
  /** Of the answer, where the page knows better than Next. */
  status?: number
  /** The server asks by itself, to keep the answer: for nobody, or for all who stand like this. */
  own?: { standing?: CacheVariant }
  /** The page says that all who stand like this may be shown this answer. */
  sharedFor?: CacheVariant
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

/** The server's id for this request; none where another server than ours took it in. */
export function getRequestId(headers: Headers): string | null {
  const id = headers.get(REQUEST_ID_HEADER)
  return id && contextsById.has(id) ? id : null
}

export function updateRequestContext(headers: Headers, changes: RequestContext) {
  const id = getRequestId(headers)
  if (id) Object.assign(getRequestContext(id), changes)
}

/** For whom the server itself asks; nothing when a visitor does. */
export const getInternalRequest = (headers: Headers): RequestContext['own'] =>
  getRequestContext(getRequestId(headers) ?? '').own
