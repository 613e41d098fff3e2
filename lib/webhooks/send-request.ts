import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { DeliveryProblem } from './kinds'
import { isAllowedTarget, type ResolvedAddress, resolvePublicAddress } from './public-address'

const MAX_MS = 10_000
const MAX_RESPONSE_BYTES = 64 * 1024

export type WebhookRequest = { url: string; headers: Record<string, string>; body: Buffer }

/** `problem` is null when the receiver accepted it. */
export type WebhookAnswer = {
  problem: DeliveryProblem | null
  status: number | null
  response: Buffer
}

/**
 * One request over a connection of its own. An answer counts only when all of it arrived, in 10 seconds and with
 * 64 KB at most. A redirect is not followed, because it could lead anywhere.
 */
export async function sendWebhookRequest(
  request: WebhookRequest,
  maxMs = MAX_MS,
): Promise<WebhookAnswer> {
  if (!isAllowedTarget(request.url)) return refuseToSend('addressPrivate')
  const url = new URL(request.url)
  const signal = AbortSignal.timeout(maxMs)
  const address = await resolvePublicAddress(url, signal)
  if (signal.aborted) return refuseToSend('timedOut')
  if (typeof address === 'string') return refuseToSend(address)
  return exchange(url, address, request, signal)
}

export const refuseToSend = (problem: DeliveryProblem): WebhookAnswer => ({
  ...{ problem, status: null, response: Buffer.alloc(0) },
})

function exchange(
  url: URL,
  address: ResolvedAddress,
  { headers, body }: WebhookRequest,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const received: ReceivedAnswer = { status: null, chunks: [], bytes: 0 }
    const finish = (problem: DeliveryProblem | null) =>
      resolve({ problem, status: received.status, response: Buffer.concat(received.chunks) })
    const outgoing = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      // Neither connections nor TLS sessions are shared between webhooks.
      agent: false,
      lookup: pinTo(address),
      signal,
    })
    outgoing.on('error', (error) => finish(describeError(error, received, signal)))
    outgoing.on('close', () => finish(received.status === null ? 'noConnection' : 'cutShort'))
    outgoing.on('response', (response) => {
      received.status = response.statusCode ?? null
      readResponse(response, received, (problem) => {
        finish(problem)
        outgoing.destroy()
      })
    })
    outgoing.end(body)
  })
}

type ReceivedAnswer = { status: number | null; chunks: Buffer[]; bytes: number }

/** The host name is not asked for again. */
const pinTo =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }

function readResponse(
  response: IncomingMessage,
  received: ReceivedAnswer,
  finish: (problem: DeliveryProblem | null) => void,
) {
  response.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length
    if (received.bytes > MAX_RESPONSE_BYTES) finish('tooLarge')
    else received.chunks.push(chunk)
  })
  response.on('error', () => {
    // The request reports it too.
  })
  response.on('end', () =>
    finish(response.complete ? judgeStatus(received.status ?? 0) : 'cutShort'),
  )
}

const GONE = 410

function judgeStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirected'
  return status === GONE ? 'ended' : 'rejected'
}

const CERTIFICATE_PROBLEM = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|HOSTNAME_)/

function describeError(
  { code = '' }: NodeJS.ErrnoException,
  { status }: ReceivedAnswer,
  signal: AbortSignal,
): DeliveryProblem {
  if (signal.aborted) return 'timedOut'
  if (CERTIFICATE_PROBLEM.test(code)) return 'certificateInvalid'
  if (code.startsWith('HPE_')) return 'invalidAnswer'
  return status === null ? 'noConnection' : 'cutShort'
}
