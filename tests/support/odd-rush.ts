import { fork } from 'node:child_process'
import { watchMemory } from './memory'
import type { Outcome, Shape } from './odd-shapes'
import type { Site } from './site'

/** Thousands of different odd requests at once, and one visitor of a plain page meanwhile. */

const MIN_VISITS = 20

export type Rush = Outcome & { mostMegabytes: number; plainP95: number; visits: number }

export async function rush(site: Site, shapes: Shape[], count: number): Promise<Rush> {
  await visit(site)
  const watch = watchMemory(site)
  let isOver = false
  const over = crowd({ url: site.url, shapes, count }).finally(() => {
    isOver = true
  })
  const took: number[] = []
  while (!isOver || took.length < MIN_VISITS) took.push(await visit(site))
  took.sort((a, b) => a - b)
  const plainP95 = Math.round(took[Math.floor(took.length * 0.95)] ?? 0)
  return { ...(await over), mostMegabytes: watch(), plainP95, visits: took.length }
}

function crowd(task: { url: string; shapes: Shape[]; count: number }): Promise<Outcome> {
  const child = fork('tests/support/odd-crowd.ts', { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('exit', (code) => reject(new Error(`the crowd ended with ${code}`)))
    child.send(task)
  })
}

async function visit(site: Site): Promise<number> {
  const startedAt = performance.now()
  const { status } = await fetch(`${site.url}/contact`)
  if (status !== 200) throw new Error(`a plain page answered ${status}`)
  const took = performance.now() - startedAt
  await new Promise((resolve) => setTimeout(resolve, 20))
  return took
}
