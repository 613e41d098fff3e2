import type { IncomingMessage } from 'node:http'
import { withDeadline } from '@/base/deadline'
import { findViewerByCookie } from '@/lib/auth/sessions'
import type { RoutePolicy } from '@/lib/route-policies'
import { findTeamMember } from '@/lib/team/member'
import type { CachedResponse } from './cached-response'
import type { PageRenderRequest } from './page-renderer'

/** What the dispatcher needs to know about a page request and its response. */

export const getCacheKey = ({ path, form: format, standing: cacheVariant }: PageRenderRequest) =>
  `${format} ${cacheVariant?.isSubscribed} ${path}`

/** A shared cache may answer with a page until this second ends. */
export const getExpirySecond = ({ status }: CachedResponse) =>
  status === 200 ? Math.floor(Date.now() / 1_000) : undefined

/** Where a page finds nothing to show, Next sends an empty one that waits for its scripts. */
export const isEmptyPage = ({ status }: CachedResponse, { form: format }: PageRenderRequest) =>
  status === 404 && format === 'page'

/** What the router adds when it asks for less than the whole page. */
const ROUTER_HEADERS = /^(rsc$|next-)/

/** The steps of a page that is made once for all of them. */
export const getStaticShellPath = ({ path }: RoutePolicy) => path.replace(/:\w+/, 'link')

/** A request for the whole page, not for a part of it by the router. */
export const isFullPageRequest = ({ headers }: IncomingMessage) =>
  !Object.keys(headers).some((name) => ROUTER_HEADERS.test(name))

export const isTeamRequest = ({ headers }: IncomingMessage) =>
  withDeadline(async () => {
    const viewer = await findViewerByCookie(headers.cookie ?? null)
    return viewer !== null && (await findTeamMember(viewer, 'editor')) !== null
  })
