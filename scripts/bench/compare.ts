import { say } from '@/base/say'
import { processorSeconds } from './machine'

/** One side of a comparison: how fast it goes for so many seconds, and which processes do the work. */
export type Side = { run: (seconds: number) => Promise<Run>; pids: number[] }
export type Run = { perSecond: number; count: number; processorSeconds?: number }

export type Comparison = {
  name: string
  /** The least that the ratio may be; without one it is told for information. */
  budget?: number
  ours: Side
  theirs: Side
}

export type Outcome = {
  name: string
  budget?: number
  value: number
  ours: Taken
  theirs: Taken
  /** The same ratio by processor time a request: steadier where others use the machine as well. */
  byProcessor: number | null
}

/** Node compiles what runs often; before that every server is slow. */
const WARM_UP_SECONDS = 4

export type Pace = { rounds: number; seconds: number }

/** Measures both sides in turn, the order swapped each round, and takes the median of the ratios. */
export async function compare(comparison: Comparison, { rounds, seconds }: Pace): Promise<Outcome> {
  const { name, budget, ours, theirs } = comparison
  say(`${name} …`)
  for (const side of [theirs, ours]) await side.run(Math.max(seconds, WARM_UP_SECONDS))
  const pairs: [Taken, Taken][] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = await take(round % 2 === 0 ? ours : theirs, seconds)
    const second = await take(round % 2 === 0 ? theirs : ours, seconds)
    pairs.push(round % 2 === 0 ? [first, second] : [second, first])
  }
  const byProcessor = median(pairs.map(([a, b]) => b.processorMs / a.processorMs))
  return {
    name,
    budget,
    value: median(pairs.map(([a, b]) => a.perSecond / b.perSecond)),
    ours: middle(pairs.map(([a]) => a)),
    theirs: middle(pairs.map(([, b]) => b)),
    byProcessor: Number.isFinite(byProcessor) ? byProcessor : null,
  }
}

type Taken = { perSecond: number; processorMs: number }

async function take({ run, pids }: Side, seconds: number): Promise<Taken> {
  const before = processorSeconds(pids) ?? Number.NaN
  const { perSecond, count, processorSeconds: own } = await run(seconds)
  const used = own ?? (processorSeconds(pids) ?? Number.NaN) - before
  return { perSecond, processorMs: (used * 1000) / count }
}

const middle = (taken: Taken[]): Taken => ({
  perSecond: median(taken.map(({ perSecond }) => perSecond)),
  processorMs: median(taken.map(({ processorMs }) => processorMs)),
})

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
