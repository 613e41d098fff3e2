import { fork } from 'node:child_process'
import { watchMemory } from './memory'
import type { OddRequestResult, OddRequestShape } from './odd-requests'
import type { Site } from './site'

const MIN_VISITS = 20

export type RequestBurstResult = OddRequestResult & {
  peakMegabytes: number
  plainP95Ms: number
  visits: number
}

export async function runRequestBurst(
  site: Site,
  shapes: OddRequestShape[],
  count: number,
): Promise<RequestBurstResult> {
  await timePlainRequest(site)
  const stopWatching = watchMemory(site)
  let isOver = false
  const workerResult = runWorker({ url: site.url, shapes, count }).finally(() => {
    isOver = true
  })
  const latencies: number[] = []
  while (!isOver || latencies.length < MIN_VISITS) latencies.push(await timePlainRequest(site))
  latencies.sort((a, b) => a - b)
  const plainP95 = Math.round(latencies[Math.floor(latencies.length * 0.95)] ?? 0)
  return {
    ...(await workerResult),
    peakMegabytes: stopWatching(),
    plainP95Ms: plainP95,
    visits: latencies.length,
  }
}

function runWorker(task: {
  url: string
  shapes: OddRequestShape[]
  count: number
}): Promise<OddRequestResult> {
  const child = fork('tests/support/odd-request-worker.ts', { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as OddRequestResult))
    child.once('exit', (code) => reject(new Error(`the burst ended with ${code}`)))
    child.send(task)
  })
}

async function timePlainRequest(site: Site): Promise<number> {
  const startedAt = performance.now()
  const { status } = await fetch(`${site.url}/contact`)
  if (status !== 200) throw new Error(`a plain page answered ${status}`)
  const durationMs = performance.now() - startedAt
  await new Promise((resolve) => setTimeout(resolve, 20))
  return durationMs
}
