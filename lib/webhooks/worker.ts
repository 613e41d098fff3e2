import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { runForRequest } from '@/base/request-id'
import { listReadyWebhooks } from './claim'
import { takeTurn } from './turn'

/** Webhooks served at once by a process. Those that fail share half of the places, however many they are. */
const MAX_LANES = 16
const MAX_FAILING_LANES = 8

/** A run ends within the 60 seconds that a host without timers gives it. */
const MAX_RUN_MS = 40_000
const POLL_MS = 250
/** Before a webhook is asked again whose due events wait for earlier ones. */
const REST_MS = 1_000

type WebhookWorkerState = { running?: Promise<void>; isStopped: boolean }

const webhookWorker = getProcessSingleton<WebhookWorkerState>('webhooks', () => ({
  isStopped: false,
}))

/** One run at a time per process. Never throws: what failed stays due. */
export function deliverWebhooks(): Promise<void> {
  webhookWorker.running ??= runForRequest(undefined, deliverDue).finally(() => {
    webhookWorker.running = undefined
  })
  return webhookWorker.running
}

/** Before the process exits: finishes the requests that it began. */
export async function stopWebhooks(): Promise<void> {
  webhookWorker.isStopped = true
  await webhookWorker.running
}

type WebhookLane = { isFailing: boolean; turn: Promise<void> }
type WebhookRun = {
  lanes: Map<string, WebhookLane>
  restsUntil: Map<string, number>
  sizes: Map<string, number>
}

/**
 * Webhooks take turns, those that waited longest first. A slow receiver holds its own lane, but no database
 * connection.
 */
async function deliverDue(): Promise<void> {
  const run: WebhookRun = { lanes: new Map(), restsUntil: new Map(), sizes: new Map() }
  const deadline = Date.now() + MAX_RUN_MS
  try {
    while (!webhookWorker.isStopped && Date.now() < deadline) {
      await fillLanes(run)
      const turns = [...run.lanes.values()].map(({ turn }) => turn)
      if (turns.length === 0) return
      await Promise.race([...turns, sleep(POLL_MS)])
    }
  } catch (error) {
    log().error({ event: 'webhooks.interrupted', err: error })
  } finally {
    await Promise.all([...run.lanes.values()].map(({ turn }) => turn))
  }
}

async function fillLanes(run: WebhookRun) {
  const { lanes, restsUntil } = run
  if (lanes.size >= MAX_LANES) return
  const now = Date.now()
  for (const { id, isFailing } of await listReadyWebhooks()) {
    if (lanes.size >= MAX_LANES) return
    if (lanes.has(id) || (restsUntil.get(id) ?? 0) > now) continue
    const failingCount = [...lanes.values()].filter((lane) => lane.isFailing).length
    if (isFailing && failingCount >= MAX_FAILING_LANES) continue
    lanes.set(id, { isFailing, turn: openLane(run, id) })
  }
}

async function openLane({ lanes, restsUntil, sizes }: WebhookRun, id: string) {
  try {
    const { claimedCount, nextSize } = await takeTurn(id, sizes.get(id), isStopped)
    sizes.set(id, nextSize)
    if (claimedCount === 0) restsUntil.set(id, Date.now() + REST_MS)
  } catch (error) {
    restsUntil.set(id, Date.now() + REST_MS)
    log().error({ event: 'webhooks.turn-failed', webhook: id, err: error })
  } finally {
    lanes.delete(id)
  }
}

const isStopped = () => webhookWorker.isStopped
