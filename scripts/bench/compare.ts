import { say } from '@/base/say'
import { processorSeconds } from './machine'

/** One side of a comparison: how fast it goes for so many seconds, and which processes do the work. */
export type Side = { run: (seconds: number) => Promise<Run>; pids: number[] }
export type Run = { perSecond: number; count: number; processorSeconds?: number }

export type Comparison = {
  name: string
  /** The least that the ratio may be; without one it is told for information. */
  budget?: number
  /** By processor time a request, which stays the same where others use the machine as well. */
  by?: 'processor'
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

/**
 * Node compiles what runs often; before that every server is slow. Where a request takes long, seconds
 * alone are too few requests: after four of them a login still costs a fifth more.
 */
const WARM_UP_SECONDS = 4
const WARM_UP_REQUESTS = 1_000

export type Pace = { rounds: number; seconds: number }

/** Measures both sides in turn, the order swapped each round, and takes the round in the middle. */
export async function compare(comparison: Comparison, { rounds, seconds }: Pace): Promise<Outcome> {
  const { name, budget, by, ours, theirs } = comparison
  const ratioOf = by === 'processor' ? byProcessorOf : bySpeedOf
  say(`${name} …`)
  for (const side of [theirs, ours]) {
    for (let count = 0; count < WARM_UP_REQUESTS; )
      count += (await side.run(Math.max(seconds, WARM_UP_SECONDS))).count
  }
  const pairs: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = await take(round % 2 === 0 ? ours : theirs, seconds)
    const second = await take(round % 2 === 0 ? theirs : ours, seconds)
    pairs.push(round % 2 === 0 ? [first, second] : [second, first])
  }
  const [mine, other] = middleRound(pairs, ratioOf)
  const byProcessor = byProcessorOf([mine, other])
  return {
    name,
    budget,
    value: ratioOf([mine, other]),
    ours: mine,
    theirs: other,
    byProcessor: Number.isFinite(byProcessor) ? byProcessor : null,
  }
}

type Round = [ours: Taken, theirs: Taken]

const bySpeedOf = ([ours, theirs]: Round) => ours.perSecond / theirs.perSecond
const byProcessorOf = ([ours, theirs]: Round) => theirs.processorMs / ours.processorMs

/** The round in the middle by its ratio, whole, so that the figures beside the ratio divide to it. */
function middleRound(rounds: Round[], ratioOf: (round: Round) => number): Round {
  const sorted = rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No round was measured.')
  return middle
}

type Taken = { perSecond: number; processorMs: number }

async function take({ run, pids }: Side, seconds: number): Promise<Taken> {
  const before = processorSeconds(pids) ?? Number.NaN
  const { perSecond, count, processorSeconds: own } = await run(seconds)
  const used = own ?? (processorSeconds(pids) ?? Number.NaN) - before
  return { perSecond, processorMs: (used * 1000) / count }
}
