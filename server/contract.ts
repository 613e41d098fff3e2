import { getProcessSingleton } from '@/base/process-singleton'

/**
 * Everything that app/, components/ and lib/ say to this server. Other hosts ignore it: no request context
 * is open there, and the attributes and the placeholder stay without effect. Browsers load this module too.
 */

/** Per URL, as a part of its row in `lib/route-policies.ts`. */
export type ServingPolicy = {
  /**
   * Who may share one response: everyone, or everyone in the same cache variant; by default nobody. Of
   * personal pages, only the frame around the user's fragment is shared.
   */
  cacheScope?: 'all' | 'variant'
  /** Prerendered once for all parameter values; the browser reads them. */
  staticShell?: true
  /** Parameters that the page reads in the browser. */
  query?: readonly string[]
  /** Parameters that the server reads: with one, a shared page is rendered per request. */
  filters?: readonly string[]
  /** Takes a file as its body: larger and slower than other calls. */
  acceptsStream?: true
}

/**
 * Attributes of an element that needs scripts: after the first paint; in idle time once the page has loaded, or at
 * its first touch, key or hover; or only then.
 */
export const LOADS_SCRIPTS = {
  now: { 'data-live': 'now' },
  whenIdle: { 'data-live': 'idle' },
  onInteraction: { 'data-live': 'touched' },
} as const

/** Dispatched on the document when clicks are handled; earlier clicks wait for it. */
export const HYDRATION_EVENT = 'live'

/** Where the user's fragment goes. React writes no such comment, and escaped user input cannot form one. */
export const USER_FRAGMENT_MARKER = '<!--own-->'

/** Identifies a request to pages and routes. The server overwrites the header of clients. */
export const REQUEST_ID_HEADER = 'x-request-id'

export type CacheVariant = { isSubscribed: boolean }

/** What a page or route says about its request while it responds. */
export type RequestContext = {
  /** Log fields. */
  user?: string
  detail?: string
  /** Status of the response, where the page knows better than Next. */
  status?: number
  /** Set when the server renders for its cache: for anonymous viewers or for one variant. */
  internalRequest?: { cacheVariant?: CacheVariant }
  /** Set by a page whose response may be shared within this variant. */
  cacheableFor?: CacheVariant
}

export function updateRequestContext(headers: Headers, changes: RequestContext) {
  const id = getRequestId(headers)
  if (id) Object.assign(getRequestContext(id), changes)
}

/** Null when another server than ours accepted the request. */
export function getRequestId(headers: Headers): string | null {
  const id = headers.get(REQUEST_ID_HEADER)
  return id && getContextsById().has(id) ? id : null
}

/** Set only for the server's own requests. */
export const getInternalRequest = (headers: Headers): RequestContext['internalRequest'] =>
  getRequestContext(getRequestId(headers) ?? '').internalRequest

/** The last content version that the server has read. Undefined on other hosts. */
export const getWatchedContentVersion = (): string | undefined => getContentVersionHolder().version

export const shareContentVersion = (version: string | undefined) =>
  void Object.assign(getContentVersionHolder(), { version })

const getContentVersionHolder = () =>
  getProcessSingleton<{ version?: string }>('content version', () => ({}))

/** The server's side of the request context. */
export const openRequestContext = (id: string, context: RequestContext = {}) =>
  void getContextsById().set(id, context)

export const getRequestContext = (id: string): RequestContext => getContextsById().get(id) ?? {}

export function closeRequestContext(id: string): RequestContext {
  const context = getRequestContext(id)
  getContextsById().delete(id)
  return context
}

const getContextsById = () =>
  getProcessSingleton('request contexts', () => new Map<string, RequestContext>())
