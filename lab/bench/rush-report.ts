import { printLine } from '@/base/cli'
import { formatTable, printOthersShare, saveResult } from './report'
import type { VisitLoadResult } from './visit-load'

const MAX_P95_MS = 500

type RushReport = {
  teachers: number
  seconds: number
  early: number
  results: VisitLoadResult
  processorUse: Record<string, number>
  memory: (number | null)[]
  others: number
}

export function reportRush({ results, processorUse, memory, ...settings }: RushReport): boolean {
  const errorCounts = Object.entries(results.errors)
  const errors = errorCounts.reduce((sum, [, count]) => sum + count, 0)
  const [page, visit] = [
    computePercentiles(results.pageTimes),
    computePercentiles(results.visitTimes),
  ]
  const hasPassed = errors === 0 && page.p95 <= MAX_P95_MS
  const formatRow = (name: string, times: ResponsePercentiles) => [
    name,
    ...Object.values(times).map((ms) => ms.toFixed(0)),
  ]
  const rows = [formatRow('the page', page), formatRow('with all its files', visit)]
  printLine('', ...formatTable([['milliseconds', 'p50', 'p95', 'p99'], ...rows]), '')
  const megabytes = (results.bytes / 1e6).toFixed(0)
  printLine(`${errors} errors in ${results.requests} requests (${megabytes} MB).`)
  for (const [message, count] of errorCounts.slice(0, 10)) printLine(`  ${count} times ${message}`)
  printLine(
    `At most ${results.maxConcurrent} teachers at once; the last was served after ${results.elapsedSeconds} s.`,
  )
  const processorParts = Object.entries({ ...processorUse, teachers: results.processorSeconds })
  const processorTexts = processorParts.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
  printLine(`Processor seconds: ${processorTexts.join(', ')}.`)
  printLine(`Peak memory of the instances: ${memory.map((mb) => mb ?? '?').join(' and ')} MB.`)
  printOthersShare(settings.others)
  const { pageTimes: _, visitTimes: __, ...counters } = results
  saveResult('rush.json', {
    ...settings,
    holds: hasPassed,
    page,
    everything: visit,
    ...counters,
    used: processorUse,
    memory,
  })
  printLine(
    hasPassed
      ? 'It holds.'
      : `It does not hold: no error and a p95 of ${MAX_P95_MS} ms are wanted.`,
  )
  return hasPassed
}

type ResponsePercentiles = { p50: number; p95: number; p99: number }

function computePercentiles(times: number[]): ResponsePercentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const getPercentile = (share: number) =>
    sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p50: getPercentile(0.5), p95: getPercentile(0.95), p99: getPercentile(0.99) }
}
