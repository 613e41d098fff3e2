import { printLine } from '@/base/cli'
import { watchMemory } from '@/tests/support/memory'
import { readProcessorSeconds } from './machine'

export type ComparisonSide = { run: (seconds: number) => Promise<LoadResult>; pids: number[] }
export type LoadResult = { perSecond: number; count: number; processorSeconds?: number }

export type Comparison = {
  name: string
  /** Minimum ratio; without one the result is informational. */
  budget?: number
  /** Compares CPU time per request, which other load on the machine does not change. */
  by?: 'processor'
  /** Maximum of our resident memory while it is measured. */
  maxMegabytes?: number
  ours: ComparisonSide
  theirs: ComparisonSide
}

export type ComparisonResult = {
  name: string
  budget?: number
  value: number
  ours: SideMeasurement
  theirs: SideMeasurement
  /** The same ratio by CPU time per request, which other load does not change. */
  byProcessor: number | null
  /** Only where it has a maximum. */
  memory?: { megabytes: number; max: number }
}

/** Until hot code is compiled: at least so many requests, then until a round is no longer much faster. */
const WARM_UP = { requests: 1_000, gain: 0.95 }

export type ComparisonOptions = { rounds: number; seconds: number; warmUpRounds: number }

/** Alternates the order each round and takes the median round. */
export async function compare(
  comparison: Comparison,
  { rounds, seconds, warmUpRounds }: ComparisonOptions,
): Promise<ComparisonResult> {
  const { name, budget, by, maxMegabytes, ours, theirs } = comparison
  const getRatio = by === 'processor' ? getProcessorRatio : getSpeedRatio
  printLine(`${name} …`)
  for (const side of [theirs, ours]) await warmUp(side, seconds, warmUpRounds)
  const endWatch = maxMegabytes ? watchMemory({ process: { pid: ours.pids[0] } }) : () => 0
  const measuredRounds: ComparisonRound[] = []
  for (let round = 0; round < rounds; round += 1) {
    const firstMeasurement = await measureSide(round % 2 === 0 ? ours : theirs, seconds)
    const secondMeasurement = await measureSide(round % 2 === 0 ? theirs : ours, seconds)
    measuredRounds.push(
      round % 2 === 0
        ? [firstMeasurement, secondMeasurement]
        : [secondMeasurement, firstMeasurement],
    )
  }
  const megabytes = endWatch()
  const [ourMedian, theirMedian] = findMedianRound(measuredRounds, getRatio)
  const byProcessor = getProcessorRatio([ourMedian, theirMedian])
  return {
    name,
    budget,
    value: getRatio([ourMedian, theirMedian]),
    ours: ourMedian,
    theirs: theirMedian,
    byProcessor: Number.isFinite(byProcessor) ? byProcessor : null,
    ...(maxMegabytes && { memory: { megabytes, max: maxMegabytes } }),
  }
}

async function warmUp(side: ComparisonSide, seconds: number, maxRounds: number) {
  let bestMs = Number.POSITIVE_INFINITY
  let requestCount = 0
  for (let round = 0; round < maxRounds; round += 1) {
    const { processorMs, count } = await measureSide(side, seconds)
    requestCount += count
    const isFaster = processorMs < bestMs * WARM_UP.gain
    if (requestCount >= WARM_UP.requests && !isFaster) return
    bestMs = Math.min(bestMs, processorMs)
  }
}

type ComparisonRound = [ours: SideMeasurement, theirs: SideMeasurement]

const getSpeedRatio = ([ours, theirs]: ComparisonRound) => ours.perSecond / theirs.perSecond
const getProcessorRatio = ([ours, theirs]: ComparisonRound) => theirs.processorMs / ours.processorMs

/** The whole median round, so that its figures divide to its ratio. */
function findMedianRound(
  rounds: ComparisonRound[],
  getRatio: (round: ComparisonRound) => number,
): ComparisonRound {
  const sorted = rounds.toSorted((a, b) => getRatio(a) - getRatio(b))
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('No round was measured.')
  return median
}

type SideMeasurement = { perSecond: number; processorMs: number; count: number }

async function measureSide(
  { run, pids }: ComparisonSide,
  seconds: number,
): Promise<SideMeasurement> {
  const secondsBefore = readProcessorSeconds(pids) ?? Number.NaN
  const { perSecond, count, processorSeconds: reportedSeconds } = await run(seconds)
  const usedSeconds = reportedSeconds ?? (readProcessorSeconds(pids) ?? Number.NaN) - secondsBefore
  return { perSecond, processorMs: (usedSeconds * 1000) / count, count }
}
