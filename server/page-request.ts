import type { IncomingMessage } from 'node:http'
import { withDeadline } from '@/base/deadline'
import { findViewerByCookie } from '@/lib/auth/sessions'
import { findTeamMember } from '@/lib/team-access/member'
import type { CachedResponse } from './cached-response'
import type { PageRenderRequest } from './page-renderer'

export const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export const getCacheKey = ({ path, format, cacheVariant }: PageRenderRequest) =>
  `${format} ${cacheVariant?.isSubscribed} ${path}`

/** The router asks for a payload instead of the page. */
export const getFormat = ({ headers }: IncomingMessage): PageRenderRequest['format'] =>
  headers.rsc === undefined ? 'page' : 'parts'

/** Shared caches may use a page until this second ends. */
export const getExpirySecond = ({ status }: CachedResponse) =>
  status === 200 ? Math.floor(Date.now() / 1_000) : undefined

/** Next's not-found response is an empty document that waits for scripts. */
export const isEmptyPage = ({ status }: CachedResponse, { format }: PageRenderRequest) =>
  status === 404 && format === 'page'

/** Sent by the router for partial requests. */
const ROUTER_HEADERS = /^(rsc$|next-)/

export const isFullPageRequest = ({ headers }: IncomingMessage) =>
  !Object.keys(headers).some((name) => ROUTER_HEADERS.test(name))

export const isTeamRequest = ({ headers }: IncomingMessage) =>
  withDeadline(async () => {
    const viewer = await findViewerByCookie(headers.cookie ?? null)
    return viewer !== null && (await findTeamMember(viewer, 'any')) !== null
  })
