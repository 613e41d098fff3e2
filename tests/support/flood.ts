import { watchMemory } from './memory'
import { open } from './raw'
import type { Site } from './site'

/** Sockets that each send thousands of requests without waiting for an answer, and one honest visitor meanwhile. */

const REQUEST = 'GET /online-training HTTP/1.1\r\nHost: localhost\r\n\r\n'

const HONEST = 60

export type Flood = { mostMegabytes: number; honestP95: number; refusals: number; honest: number }

export async function flood(site: Site, sockets: number, each: number): Promise<Flood> {
  const watch = watchMemory(site)
  const answers = Array.from({ length: sockets }, () => pipeline(site, each))
  const over = Promise.all(answers)
  const honest = await visitUntil(over, site)
  const refusals = (await over).filter((text) => text.includes('HTTP/1.1 503')).length
  return {
    mostMegabytes: watch(),
    honestP95: honest.sort((a, b) => a - b)[Math.floor(honest.length * 0.95)] ?? 0,
    refusals,
    honest: honest.length,
  }
}

function pipeline(site: Site, count: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = open(site.url)
    socket.on('connect', () => socket.write(REQUEST.repeat(count)))
    socket.on('data', (chunk) => {
      text = (text + chunk.toString('latin1')).slice(-100_000)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(text))
    socket.setTimeout(20_000, () => socket.destroy())
  })
}

async function visitUntil(over: Promise<unknown>, site: Site): Promise<number[]> {
  const took: number[] = []
  let going = true
  void over.then(() => {
    going = false
  })
  while (going || took.length < HONEST) {
    const startedAt = performance.now()
    const { status } = await fetch(`${site.url}/api/health/ready`)
    if (status !== 200) throw new Error(`an honest visitor got ${status}`)
    took.push(performance.now() - startedAt)
  }
  return took
}
