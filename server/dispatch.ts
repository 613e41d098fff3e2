import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { matchRoute } from '@/lib/match-route'
import type { ContentVersionWatcher } from './content-version-watcher'
import { createPageCache } from './page-cache'
import { type Responder, SKIP } from './responder'
import { createApiResponder } from './responders/api'
import {
  createCompilerResponder,
  createDesignResponder,
  createDevNextResponder,
  createDevNotFoundPage,
} from './responders/development'
import { createFilteredPageResponder } from './responders/filtered-page'
import { createFormPageResponder } from './responders/form-page'
import { createGatedPageResponder } from './responders/gated-page'
import { rejectOtherMethods } from './responders/method'
import { createMissingFileResponder } from './responders/missing-file'
import { createNextResponder } from './responders/next'
import { createNotFoundSender } from './responders/not-found'
import { createPersonalPageResponder } from './responders/personal-page'
import { createPublicPageResponder } from './responders/public-page'
import { createSchoolHostResponder } from './responders/school-host'
import { createSchoolSiteResponder, createSiteFormResponder } from './responders/school-site'
import { createStaticFileResponder } from './responders/static-file'
import { createTeamResponder } from './responders/team'
import { createSchoolSiteSender, sendUncachedSitePage } from './school-site-sender'
import type { SchoolSiteWatcher } from './school-site-watcher'
import { sendCachedResponse } from './send-cached-response'

export type RequestDispatcher = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void

/** The order in which a request is offered: the first responder that does not skip it responds. */
export function createDispatcher(
  handle: RequestListener,
  versionWatcher: ContentVersionWatcher,
  siteWatcher: SchoolSiteWatcher,
): RequestDispatcher {
  const pageCache = createPageCache(handle, versionWatcher)
  const sendNotFound = createNotFoundSender(async ({ request, response, path }) =>
    sendCachedResponse(await pageCache.getNotFoundPage(path), request, response),
  )
  const passToNext = createNextResponder(handle, pageCache)
  const takeForm = createSiteFormResponder(handle)
  const sendSitePage = createSchoolSiteSender(pageCache.responses, siteWatcher)
  return dispatchTo([
    createSchoolHostResponder(sendSitePage, { passToNext, takeForm }, siteWatcher.domains),
    createStaticFileResponder(pageCache),
    createApiResponder(passToNext),
    createFormPageResponder(handle, passToNext),
    takeForm,
    rejectOtherMethods,
    createMissingFileResponder(sendNotFound),
    createTeamResponder(passToNext, sendNotFound),
    createSchoolSiteResponder(sendSitePage, sendNotFound),
    createFilteredPageResponder(pageCache),
    createPublicPageResponder(pageCache, sendNotFound),
    createPersonalPageResponder({ pageCache, passToNext, sendNotFound }),
    createGatedPageResponder({ pageCache, passToNext, sendNotFound }),
    passToNext,
  ])
}

/** In development: the same gate, limits and errors, but Next renders every page for its request. */
export function createDevDispatcher(handle: RequestListener): RequestDispatcher {
  const passToNext = createDevNextResponder(handle)
  const sendNotFound = createNotFoundSender(createDevNotFoundPage(passToNext))
  // A direct handler would be loaded once, without hot reload.
  const findNoDirectHandler = () => undefined
  const takeForm = createSiteFormResponder(handle)
  // Nothing watches the table of domains.
  const noDomains = { findSlug: () => undefined, hasAny: () => false, isLoaded: () => true }
  return dispatchTo([
    createSchoolHostResponder(sendUncachedSitePage, { passToNext, takeForm }, noDomains),
    createCompilerResponder(handle),
    createApiResponder(passToNext, findNoDirectHandler),
    createFormPageResponder(handle, passToNext),
    takeForm,
    rejectOtherMethods,
    createDesignResponder(passToNext),
    createTeamResponder(passToNext, sendNotFound),
    passToNext,
  ])
}

const dispatchTo =
  (responders: Responder[]): RequestDispatcher =>
  (request, response) => {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? ''
    const routePolicy = matchRoute(path)
    const routed = { request, response, path, query: url.slice(path.length + 1), routePolicy }
    for (const respond of responders) {
      const outcome = respond(routed)
      if (outcome !== SKIP) return outcome
    }
    throw new Error(`No responder for ${routePolicy?.path}`)
  }
