import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '@/base/errors'
import { addressInChain } from '@/lib/api/address'
import type { Area } from '@/lib/areas'
import { refuse } from './bad-requests'
import { chainOf, prepareForRoutes } from './incoming'
import { sendPlainPage } from './plain-page'
import { openTurns, type Turns } from './turns'
import { receiveBody } from './whole-body'

/**
 * How much of what is expensive runs at once. Every page that Next renders for one visitor, every call
 * and every file that is not in memory needs a turn; without one the visitor gets 503 at once. A turn
 * begins when the body has come, so that a slow connection occupies none.
 */

type Work = () => Promise<void> | void

const COME_AGAIN = { 'retry-after': '2' }
/** A visitor who does not read what was rendered gives the turn up all the same. */
const MAX_RENDER_MS = 10_000

/** Rendering fills a core, so more at once would only need more memory. */
const pages = openTurns({ atOnce: 16, waiting: 400, waitingEach: 250, patienceMs: 4_000 })
/** What the cache asks for, each page once: its turns are its own, so that no crowd delays a public page. */
const toKeep = openTurns({ atOnce: 6, waiting: 500, waitingEach: 500, patienceMs: 9_000 })
/** Mostly waiting for the database. A school of five hundred behind one address is let in at once. */
const calls = openTurns({ atOnce: 200, waiting: 800, waitingEach: 500, patienceMs: 5_000 })
/** Asked by whatever restarts a silent instance, so it never waits behind visitors. */
const health = openTurns({ atOnce: 10, waiting: 50, waitingEach: 50, patienceMs: 2_000 })
/** Lasts as long as a team member's line needs; everybody else is turned away before the file is read. */
const uploads = openTurns({ atOnce: 20, waiting: 100, waitingEach: 50, patienceMs: 5_000 })

/** The making of a page that many will get. */
export async function makeToKeep<T>(work: () => Promise<T>): Promise<T> {
  const leave = await toKeep.take('cache')
  if (!leave) throw unavailable('too many pages are being made at once')
  return work().finally(leave)
}

/** A page counts until all of it is written. */
export async function renderInTurn(request: IncomingMessage, response: ServerResponse, work: Work) {
  const leave = await pages.take(addressOf(request))
  if (!leave) return sendPlainPage(response, 503)
  if (response.destroyed) return leave()
  prepareForRoutes(request)
  const timer = setTimeout(leave, MAX_RENDER_MS).unref()
  const written = () => {
    clearTimeout(timer)
    leave()
  }
  response.once('prefinish', written).once('close', written)
  await work()
}

/** A call or a file counts until its answer begins. */
export async function callInTurn(request: IncomingMessage, response: ServerResponse, work: Work) {
  const arrived = await receiveBody(request, addressOf(request))
  if (arrived === 'whole') return begin(calls, request, response, work)
  if (arrived === 'tooMany') refuse(response, 503, 'tooBusy', COME_AGAIN)
}

export const healthInTurn = (request: IncomingMessage, response: ServerResponse, work: Work) =>
  begin(health, request, response, work)

/** The body is a file, which is read as it comes. */
export const uploadInTurn = (request: IncomingMessage, response: ServerResponse, work: Work) =>
  begin(uploads, request, response, work)

async function begin(
  turns: Turns,
  request: IncomingMessage,
  response: ServerResponse,
  work: Work,
): Promise<void> {
  const leave = await turns.take(addressOf(request))
  if (!leave) return refuse(response, 503, 'tooBusy', COME_AGAIN)
  if (response.destroyed) return leave()
  prepareForRoutes(request)
  response.once('close', leave)
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    leave()
    return writeHead.apply(response, head)
  }) as typeof writeHead
  await work()
}

const addressOf = (request: IncomingMessage) => addressInChain(chainOf(request))

/** Which limit a request that Next answers counts against. */
export function turnFor({ kind, stream, path }: Area) {
  if (kind === 'page') return renderInTurn
  if (path.startsWith('/api/health/')) return healthInTurn
  return stream ? uploadInTurn : callInTurn
}
