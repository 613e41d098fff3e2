import { say } from '../say'
import { processorSeconds } from './machine'

/** One side of a comparison: how fast it goes for so many seconds, and which processes do the work. */
export type Side = { run: (seconds: number) => Promise<number>; pids: number[] }

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
  ours: number
  theirs: number
  /** The same ratio by processor time a request: steadier where others use the machine as well. */
  byProcessor: number | null
}

export type Pace = { rounds: number; seconds: number }

/** Measures both sides in turn, the order swapped each round, and takes the median of the ratios. */
export async function compare(comparison: Comparison, { rounds, seconds }: Pace): Promise<Outcome> {
  const { name, budget, ours, theirs } = comparison
  say(`${name} …`)
  for (const side of [theirs, ours]) await side.run(Math.min(seconds, 2))
  const pairs: [Taken, Taken][] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push([await take(ours, seconds), await take(theirs, seconds)])
    else {
      const first = await take(theirs, seconds)
      pairs.push([await take(ours, seconds), first])
    }
  }
  const byProcessor = pairs.map(([a, b]) => (b.cost ?? Number.NaN) / (a.cost ?? Number.NaN))
  const known = byProcessor.every(Number.isFinite)
  return {
    name,
    budget,
    value: median(pairs.map(([a, b]) => a.perSecond / b.perSecond)),
    ours: median(pairs.map(([a]) => a.perSecond)),
    theirs: median(pairs.map(([, b]) => b.perSecond)),
    byProcessor: known ? median(byProcessor) : null,
  }
}

type Taken = { perSecond: number; cost: number | null }

async function take({ run, pids }: Side, seconds: number): Promise<Taken> {
  const before = processorSeconds(pids)
  const from = performance.now()
  const perSecond = await run(seconds)
  const after = processorSeconds(pids)
  const answered = (perSecond * (performance.now() - from)) / 1000
  const known = before !== null && after !== null && after > before
  return { perSecond, cost: known ? (after - before) / answered : null }
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
