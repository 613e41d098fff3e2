import type { IncomingMessage, ServerResponse } from 'node:http'
import { createUnavailableError } from '@/base/errors'
import { getIpFromChain } from '@/lib/http/client-ip'
import type { RoutePolicy } from '@/lib/route-policies'
import { sendBadRequest } from './bad-requests'
import { hasBody, receiveBody } from './body-buffer'
import { type ConcurrencyLimit, createConcurrencyLimit } from './fair-queue'
import { getForwardedFor, prepareRequest } from './incoming'
import { sendPlainPage } from './plain-page'

/**
 * Limits concurrent rendering, API calls and file reads; without a slot the client gets 503. A slot
 * is taken once the body has arrived, so slow connections hold none.
 */

type RequestTask = () => Promise<void> | void

const RETRY_AFTER_HEADERS = { 'retry-after': '2' }
/** Frees the slot even if the client does not read the response. */
const MAX_RENDER_MS = 10_000

/** Rendering saturates a core, so more concurrency would only need more memory. */
const renderLimit = createConcurrencyLimit({
  maxConcurrent: 16,
  maxWaiting: 400,
  maxWaitingPerKey: 250,
  timeoutMs: 4_000,
})
/** The cache renders each page once and has its own slots, so that load never delays public pages. */
const cacheRenderLimit = createConcurrencyLimit({
  maxConcurrent: 6,
  maxWaiting: 500,
  maxWaitingPerKey: 500,
  timeoutMs: 9_000,
})
/**
 * Mostly waits for the database. More calls at once would let other pages wait for a second. With the queue,
 * sized for 1,000 calls at once from one IP, shared by many schools.
 */
const apiLimit = createConcurrencyLimit({
  maxConcurrent: 64,
  maxWaiting: 1_500,
  maxWaitingPerKey: 936,
  timeoutMs: 5_000,
})
/** Separate, because a supervisor restarts an instance whose health check waits. */
const healthLimit = createConcurrencyLimit({
  maxConcurrent: 10,
  maxWaiting: 50,
  maxWaitingPerKey: 50,
  timeoutMs: 2_000,
})
/**
 * An upload lasts as long as its client's connection needs, so one IP address gets a share only, and the
 * team has slots that schools cannot take. `lib/http/upload-stream.ts` has the share of a user.
 */
const UPLOAD_LIMITS = {
  maxConcurrentPerKey: 6,
  maxWaiting: 100,
  maxWaitingPerKey: 50,
  timeoutMs: 5_000,
}
const uploadLimit = createConcurrencyLimit({ ...UPLOAD_LIMITS, maxConcurrent: 40 })
const teamUploadLimit = createConcurrencyLimit({ ...UPLOAD_LIMITS, maxConcurrent: 20 })

export async function admitCacheRender<T>(work: () => Promise<T>): Promise<T> {
  const release = await cacheRenderLimit.acquire('cache')
  if (!release) throw createUnavailableError('too many pages are rendering at once')
  return work().finally(release)
}

export async function admitRender(
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) {
  const release = await renderLimit.acquire(getClientIp(request))
  if (!release) return sendPlainPage(request, response, 503)
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

export async function admitApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) {
  const bodyState = await receiveBody(request, getClientIp(request))
  if (bodyState === 'whole') return admitRequest(apiLimit, request, response, work)
  if (bodyState === 'tooMany') sendBadRequest(response, 503, 'tooBusy', RETRY_AFTER_HEADERS)
}

export const admitHealthCheck = (
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
) => admitRequest(healthLimit, request, response, work)

const admitUploadWith =
  (limit: ConcurrencyLimit) =>
  (request: IncomingMessage, response: ServerResponse, work: RequestTask) =>
    hasBody(request)
      ? admitRequest(limit, request, response, work)
      : admitApiCall(request, response, work)
const admitUpload = admitUploadWith(uploadLimit)
const admitTeamUpload = admitUploadWith(teamUploadLimit)

async function admitRequest(
  limit: ConcurrencyLimit,
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestTask,
): Promise<void> {
  const release = await limit.acquire(getClientIp(request))
  if (!release) return sendBadRequest(response, 503, 'tooBusy', RETRY_AFTER_HEADERS)
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

export function selectAdmission({ kind, audience, acceptsStream, path }: RoutePolicy) {
  if (kind === 'page') return admitRender
  if (path.startsWith('/api/health/')) return admitHealthCheck
  if (!acceptsStream) return admitApiCall
  return audience === 'team' ? admitTeamUpload : admitUpload
}
