import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { printLine } from '@/base/cli'
import type { ComparisonOptions, ComparisonResult } from './compare'
import { placement } from './machine'

const RESULTS_FOLDER = 'test-results/bench'

export const isBelowBudget = ({ value, budget, memory }: ComparisonResult) =>
  (budget !== undefined && value < budget) || (memory !== undefined && isTooMuch(memory))

const isTooMuch = ({ megabytes, max }: NonNullable<ComparisonResult['memory']>) => megabytes > max

const formatMemory = ({ memory }: ComparisonResult) =>
  memory
    ? `; ${memory.megabytes} MB of memory, at most ${memory.max}: ${isTooMuch(memory) ? 'too much' : 'pass'}`
    : ''

export const formatFigure = (outcome: ComparisonResult) =>
  `${formatRatio(outcome)}${formatMemory(outcome)}`

const formatRatio = (outcome: ComparisonResult) =>
  `${outcome.value.toFixed(2)}${outcome.budget === undefined ? '' : `, at least ${outcome.budget.toFixed(2)}: ${outcome.value < outcome.budget ? 'short' : 'pass'}`}`

export function printReport(
  outcomes: ComparisonResult[],
  options: ComparisonOptions,
  othersShare: number,
) {
  const header = [
    'ours ÷ theirs',
    'ratio',
    'at least',
    '',
    'by CPU',
    'ours /s',
    'theirs /s',
    'ours ms',
    'theirs ms',
  ]
  const rows = outcomes.map((outcome) => [
    outcome.name,
    outcome.value.toFixed(2),
    outcome.budget?.toFixed(2) ?? '–',
    outcome.budget === undefined ? '' : outcome.value < outcome.budget ? 'short' : 'pass',
    outcome.byProcessor?.toFixed(2) ?? '–',
    outcome.ours.perSecond.toFixed(0),
    outcome.theirs.perSecond.toFixed(0),
    outcome.ours.processorMs.toFixed(2),
    outcome.theirs.processorMs.toFixed(2),
  ])
  printLine('', ...formatTable([header, ...rows]), '')
  for (const outcome of outcomes)
    if (outcome.memory) printLine(`${outcome.name}${formatMemory(outcome)}`)
  printLine(`The middle one of ${options.rounds} rounds of ${options.seconds} s; ${placement}.`)
  printLine('ms: processor time a request. Bytes per page: npm run lab -- audit.')
  printOthersShare(othersShare)
  saveResult('ratios.json', { ...options, others: othersShare, outcomes })
}

export function saveResult(file: string, result: object) {
  const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, placement }
  const record = { measured: new Date().toISOString(), node: process.version, machine, ...result }
  mkdirSync(RESULTS_FOLDER, { recursive: true })
  writeFileSync(`${RESULTS_FOLDER}/${file}`, `${JSON.stringify(record, null, 2)}\n`)
  printLine(`Also in ${RESULTS_FOLDER}/${file}.`)
}

/** Results of a busy machine are unreliable, so say so. */
export function printOthersShare(share: number) {
  if (share < 0.05) return
  printLine(
    `Other programs took ${Math.round(share * 100)} % of this machine meanwhile: not a clean measurement.`,
  )
}

export function formatTable(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  '),
  )
}
