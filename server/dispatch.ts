import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withDeadline } from '@/base/deadline'
import { type CacheVariant, getRequestContext, REQUEST_ID_HEADER } from '@/base/request-context'
import { findViewerByCookie } from '@/lib/auth/sessions'
import { hasFilterParam, hasOnlyKnownParams, matchRoute } from '@/lib/match-route'
import type { RoutePolicy } from '@/lib/route-policies'
import { admitApiCall, admitRender, selectAdmission } from './admission'
import { sendError } from './bad-requests'
import { type CachedResponse, forbidCaching } from './cached-response'
import { compressForRequest } from './compression'
import type { ContentVersionWatcher } from './content-version-watcher'
import { getDirectHandler } from './direct-api-routes'
import { replaceEmptyDocuments } from './empty-documents'
import { type BuiltFile, listBuiltFiles } from './files'
import { createPageCache } from './page-cache'
import type { PageRenderRequest } from './page-renderer'
import {
  getExpirySecond,
  getStaticShellPath,
  isEmptyPage,
  isFullPageRequest,
  isTeamRequest,
} from './page-request'
import { sendCachedResponse } from './send-cached-response'
import { hasUserFragment, sendUserPage } from './user-fragments'

/**
 * Next handles routes without a shortcut here. Sessions are checked for every request to a gated
 * page; only its rendering is shared.
 */

const READ_METHODS = new Set(['GET', 'HEAD'])

type DispatchContext = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  query: string
}
/** Undefined when the response was already sent, for example from memory. */
export type RequestDispatcher = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void

export function createDispatcher(
  handle: RequestListener,
  versionWatcher: ContentVersionWatcher,
): RequestDispatcher {
  const { renderPage, ...pageCache } = createPageCache(handle, versionWatcher)
  const files = listBuiltFiles()
  const passToNext = ({ request, response }: DispatchContext, routePolicy: RoutePolicy) => {
    if (routePolicy.kind === 'page')
      replaceEmptyDocuments(request, response, pageCache.getNotFoundPage)
    return selectAdmission(routePolicy)(request, response, () => handle(request, response))
  }

  return function dispatch(request, response) {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? ''
    const query = url.slice(path.length + 1)
    const context = { request, response, path, query }
    const file = files.get(path)
    const routePolicy = matchRoute(path)
    if (routePolicy?.kind === 'call') return serveApiCall(context, routePolicy)
    if (!READ_METHODS.has(request.method ?? ''))
      return sendError(response, 405, 'readOnly', { allow: 'GET, HEAD' })
    if (file) return serveFile(context, file)
    if (routePolicy?.path.includes('*') && routePolicy.kind === 'file') return sendNotFound(context)
    if (!routePolicy || routePolicy.audience === 'team') return serveTeam(context, routePolicy)
    if (routePolicy.cacheScope === 'all') return servePublic(context, routePolicy)
    if (routePolicy.audience !== 'everyone' && routePolicy.kind === 'page')
      return serveMember(context, routePolicy)
    return passToNext(context, routePolicy)
  }

  function serveFile({ request, response }: DispatchContext, file: BuiltFile) {
    const cachedResponse = pageCache.peekBuiltFile(file)
    if (cachedResponse) return sendCachedResponse(cachedResponse, request, response)
    return pageCache
      .getBuiltFile(file)
      .then((builtResponse) => sendCachedResponse(builtResponse, request, response))
  }

  function serveApiCall(context: DispatchContext, routePolicy: RoutePolicy) {
    const { request, response, path } = context
    const directHandler = getDirectHandler(routePolicy)
    if (!directHandler) return passToNext(context, routePolicy)
    return admitApiCall(request, response, () => directHandler(request, response, path))
  }

  /** The same for everyone; not cacheable with a query that no page expects. */
  function servePublic(context: DispatchContext, routePolicy: RoutePolicy) {
    const { request, path, query } = context
    const pageRequest: PageRenderRequest = {
      path: routePolicy.staticShell ? getStaticShellPath(routePolicy) : path,
      routePolicy,
      format: request.headers.rsc === undefined ? 'page' : 'parts',
    }
    if (pageRequest.format === 'page' && hasFilterParam(routePolicy, query))
      return serveFiltered(context, pageRequest)
    const cachedResponse = pageCache.peek(pageRequest)
    if (cachedResponse) return sendPublic(context, pageRequest, cachedResponse)
    return renderPublic(context, pageRequest)
  }

  async function renderPublic(context: DispatchContext, pageRequest: PageRenderRequest) {
    if (!(await pageCache.isExisting(pageRequest))) return sendNotFound(context)
    sendPublic(context, pageRequest, await pageCache.get(pageRequest))
  }

  function sendPublic(
    context: DispatchContext,
    pageRequest: PageRenderRequest,
    cachedResponse: CachedResponse,
  ) {
    const { request, response, query } = context
    if (isEmptyPage(cachedResponse, pageRequest)) return sendNotFound(context)
    if (pageRequest.format === 'parts' || hasOnlyKnownParams(pageRequest.routePolicy, query))
      return sendCachedResponse(cachedResponse, request, response, getExpirySecond(cachedResponse))
    sendCachedResponse(forbidCaching(cachedResponse), request, response)
  }

  function serveFiltered(
    { request, response, path }: DispatchContext,
    pageRequest: PageRenderRequest,
  ) {
    return admitRender(request, response, async () => {
      const cachedResponse = forbidCaching(
        await renderPage({ ...pageRequest, path: request.url ?? path }),
      )
      sendCachedResponse(await compressForRequest(cachedResponse, request), request, response)
    })
  }

  async function serveMember(context: DispatchContext, routePolicy: RoutePolicy) {
    const { request, response, path, query } = context
    const viewer = await withDeadline(() => findViewerByCookie(request.headers.cookie ?? null))
    const isFullPage = isFullPageRequest(request)
    const canShare =
      routePolicy.cacheScope === 'variant' && isFullPage && hasOnlyKnownParams(routePolicy, query)
    if (!viewer || !canShare) return passToNext(context, routePolicy)
    getRequestContext(`${request.headers[REQUEST_ID_HEADER]}`).user = viewer.id
    const cacheVariant: CacheVariant = { isSubscribed: viewer.isSubscribed }
    const pageRequest: PageRenderRequest = {
      path,
      routePolicy,
      format: 'page',
      cacheVariant,
    }
    const cachedResponse = (await pageCache.isExisting(pageRequest))
      ? await pageCache.get(pageRequest)
      : undefined
    if (!cachedResponse || isEmptyPage(cachedResponse, pageRequest)) return sendNotFound(context)
    if (!hasUserFragment(routePolicy)) return sendCachedResponse(cachedResponse, request, response)
    return sendUserPage({ request, response, routePolicy, shell: cachedResponse, viewer })
  }

  /** To others, team pages are like unknown URLs; the same lookup hides timing differences. */
  async function serveTeam(context: DispatchContext, routePolicy: RoutePolicy | undefined) {
    const isTeam = await isTeamRequest(context.request)
    return routePolicy && isTeam ? passToNext(context, routePolicy) : sendNotFound(context, isTeam)
  }

  async function sendNotFound({ request, response, path }: DispatchContext, isTeam = false) {
    const trimmedPath = path.replace(/\/$/, '')
    const targetRoute = trimmedPath === path ? undefined : matchRoute(trimmedPath)
    if (
      targetRoute &&
      (isTeam || targetRoute.audience !== 'team') &&
      !trimmedPath.startsWith('/_next')
    ) {
      response.writeHead(308, { location: (request.url ?? '').replace(path, trimmedPath) }).end()
      return
    }
    if (path.startsWith('/_next/')) return sendError(response, 404, 'noFile')
    sendCachedResponse(await pageCache.getNotFoundPage(), request, response)
  }
}
