import { say } from '@/base/say'
import { keep, sayOthers, table } from './report'
import type { Told } from './teachers'

const P95_MS = 500

type Rush = {
  teachers: number
  seconds: number
  early: number
  told: Told
  used: Record<string, number>
  memory: (number | null)[]
  others: number
}

/** Prints and keeps what came of the rush; tells whether it held. */
export function reportRush({ told, used, memory, ...asked }: Rush): boolean {
  const faults = Object.entries(told.errors)
  const errors = faults.reduce((sum, [, count]) => sum + count, 0)
  const [page, everything] = [percentiles(told.page), percentiles(told.visit)]
  const holds = errors === 0 && page.p95 <= P95_MS
  const cells = (name: string, times: Percentiles) => [
    name,
    ...Object.values(times).map((ms) => ms.toFixed(0)),
  ]
  const rows = [cells('the page', page), cells('with all its files', everything)]
  say('', ...table([['milliseconds', 'p50', 'p95', 'p99'], ...rows]), '')
  const megabytes = (told.bytes / 1e6).toFixed(0)
  say(`${errors} errors in ${told.requests} requests (${megabytes} MB).`)
  for (const [what, count] of faults.slice(0, 10)) say(`  ${count} times ${what}`)
  say(`At most ${told.mostAtOnce} teachers at once; the last was served after ${told.took} s.`)
  const parts = Object.entries({ ...used, teachers: told.processorSeconds })
  const processor = parts.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
  say(`Processor seconds: ${processor.join(', ')}.`)
  say(`Peak memory of the instances: ${memory.map((mb) => mb ?? '?').join(' and ')} MB.`)
  sayOthers(asked.others)
  const { page: _, visit: __, ...counted } = told
  keep('rush.json', { ...asked, holds, page, everything, ...counted, used, memory })
  say(holds ? 'It holds.' : `It does not hold: no error and a p95 of ${P95_MS} ms are wanted.`)
  return holds
}

type Percentiles = { p50: number; p95: number; p99: number }

function percentiles(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
