import { watchMemory } from '@/tests/support/memory'
import { openSocket } from '@/tests/support/raw-connection'
import type { Site } from '@/tests/support/site'

const REQUEST = 'GET /online-training HTTP/1.1\r\nHost: localhost\r\n\r\n'

const MIN_HONEST_REQUESTS = 60

export type FloodResult = {
  peakMegabytes: number
  honestP95Ms: number
  refusals: number
  honestRequests: number
}

export async function runFlood(
  site: Site,
  sockets: number,
  requestsPerSocket: number,
): Promise<FloodResult> {
  const stopWatching = watchMemory(site)
  const responses = Array.from({ length: sockets }, () => sendPipelined(site, requestsPerSocket))
  const floodEnd = Promise.all(responses)
  const honestLatencies = await visitUntilSettled(floodEnd, site)
  const refusals = (await floodEnd).filter((text) => text.includes('HTTP/1.1 503')).length
  return {
    peakMegabytes: stopWatching(),
    honestP95Ms:
      honestLatencies.sort((a, b) => a - b)[Math.floor(honestLatencies.length * 0.95)] ?? 0,
    refusals,
    honestRequests: honestLatencies.length,
  }
}

function sendPipelined(site: Site, count: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = openSocket(site.url)
    socket.on('connect', () => socket.write(REQUEST.repeat(count)))
    socket.on('data', (chunk) => {
      text = (text + chunk.toString('latin1')).slice(-100_000)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(text))
    socket.setTimeout(20_000, () => socket.destroy())
  })
}

async function visitUntilSettled(floodEnd: Promise<unknown>, site: Site): Promise<number[]> {
  const latencies: number[] = []
  let isRunning = true
  void floodEnd.then(() => {
    isRunning = false
  })
  while (isRunning || latencies.length < MIN_HONEST_REQUESTS) {
    const startedAt = performance.now()
    const { status } = await fetch(`${site.url}/api/health/ready`)
    if (status !== 200) throw new Error(`an honest visitor got ${status}`)
    latencies.push(performance.now() - startedAt)
  }
  return latencies
}
