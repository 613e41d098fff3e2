import type { IncomingMessage, ServerResponse } from 'node:http'
import { createUnavailableError } from '@/base/errors'
import { getIpFromChain } from '@/lib/api/client-ip'
import type { RoutePolicy } from '@/lib/route-policies'
import { sendError } from './bad-requests'
import { receiveBody } from './body-buffer'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit'
import { getForwardedFor, prepareRequest } from './incoming'
import { sendPlainPage } from './plain-page'

/**
 * How much of what is expensive runs at once. Every page that Next renders for one visitor, every call
 * and every file that is not in memory needs a turn; without one the visitor gets 503 at once. A turn
 * begins when the body has come, so that a slow connection occupies none.
 */

type RequestTask = () => Promise<void> | void

const RETRY_AFTER_HEADERS = { 'retry-after': '2' }
/** A visitor who does not read what was rendered gives the turn up all the same. */
const MAX_RENDER_MS = 10_000

/** Rendering fills a core, so more at once would only need more memory. */
const renderLimit = createConcurrencyLimit({
  atOnce: 16,
  waiting: 400,
  waitingEach: 250,
  patienceMs: 4_000,
})
/** What the cache asks for, each page once: its turns are its own, so that no crowd delays a public page. */
const cacheRenderLimit = createConcurrencyLimit({
  atOnce: 6,
  waiting: 500,
  waitingEach: 500,
  patienceMs: 9_000,
})
/** Mostly waiting for the database. A school of five hundred behind one address is let in at once. */
const apiLimit = createConcurrencyLimit({
  atOnce: 200,
  waiting: 800,
  waitingEach: 500,
  patienceMs: 5_000,
})
/** Asked by whatever restarts a silent instance, so it never waits behind visitors. */
const healthLimit = createConcurrencyLimit({
  atOnce: 10,
  waiting: 50,
  waitingEach: 50,
  patienceMs: 2_000,
})
/** Lasts as long as a team member's line needs; everybody else is turned away before the file is read. */
const uploadLimit = createConcurrencyLimit({
  atOnce: 20,
  waiting: 100,
  waitingEach: 50,
  patienceMs: 5_000,
})

/** The making of a page that many will get. */
export async function admitCacheRender<T>(work: () => Promise<T>): Promise<T> {
  const release = await cacheRenderLimit.take('cache')
  if (!release) throw createUnavailableError('too many pages are being made at once')
  return work().finally(release)
}

/** A page counts until all of it is written. */
export async function admitRender(
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) {
  const release = await renderLimit.take(getClientIp(request))
  if (!release) return sendPlainPage(response, 503)
  if (response.destroyed) return release()
  prepareRequest(request)
  const timer = setTimeout(release, MAX_RENDER_MS).unref()
  const onWritten = () => {
    clearTimeout(timer)
    release()
  }
  response.once('prefinish', onWritten).once('close', onWritten)
  await work()
}

/** A call or a file counts until its answer begins. */
export async function admitApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) {
  const bodyState = await receiveBody(request, getClientIp(request))
  if (bodyState === 'whole') return admitRequest(apiLimit, request, response, work)
  if (bodyState === 'tooMany') sendError(response, 503, 'tooBusy', RETRY_AFTER_HEADERS)
}

export const admitHealthCheck = (
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) => admitRequest(healthLimit, request, response, work)

/** The body is a file, which is read as it comes. */
export const admitUpload = (
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) => admitRequest(uploadLimit, request, response, work)

async function admitRequest(
  limit: ConcurrencyLimit,
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
): Promise<void> {
  const release = await limit.take(getClientIp(request))
  if (!release) return sendError(response, 503, 'tooBusy', RETRY_AFTER_HEADERS)
  if (response.destroyed) return release()
  prepareRequest(request)
  response.once('close', release)
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    release()
    return writeHead.apply(response, head)
  }) as typeof writeHead
  await work()
}

const getClientIp = (request: IncomingMessage) => getIpFromChain(getForwardedFor(request))

/** Which limit a request that Next answers counts against. */
export function selectAdmission({ kind, stream, path }: RoutePolicy) {
  if (kind === 'page') return admitRender
  if (path.startsWith('/api/health/')) return admitHealthCheck
  return stream ? admitUpload : admitApiCall
}
