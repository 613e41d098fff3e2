import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { say } from '@/base/say'
import type { Outcome, Pace } from './compare'
import { placement } from './machine'

/** One table for people, the same as JSON for machines. */

const RESULTS = 'test-results/bench'

export const isShort = ({ value, budget }: Outcome) => budget !== undefined && value < budget

export function report(outcomes: Outcome[], pace: Pace, others: number) {
  const head = [
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
    outcome.budget === undefined ? '' : isShort(outcome) ? 'short' : 'pass',
    outcome.byProcessor?.toFixed(2) ?? '–',
    outcome.ours.perSecond.toFixed(0),
    outcome.theirs.perSecond.toFixed(0),
    outcome.ours.processorMs.toFixed(2),
    outcome.theirs.processorMs.toFixed(2),
  ])
  say('', ...table([head, ...rows]), '')
  say(`The middle one of ${pace.rounds} rounds of ${pace.seconds} s; ${placement}.`)
  say('ms: processor time a request. Bytes per page: npm run audit:pages.')
  sayOthers(others)
  keep('ratios.json', { ...pace, others, outcomes })
}

/** Writes a result with the day and the machine it was measured on. */
export function keep(file: string, result: object) {
  const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, placement }
  const whole = { measured: new Date().toISOString(), node: process.version, machine, ...result }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/${file}`, `${JSON.stringify(whole, null, 2)}\n`)
  say(`Also in ${RESULTS}/${file}.`)
}

/** Figures of a busy machine are worth little, and nobody should take them for more. */
export function sayOthers(share: number) {
  if (share < 0.05) return
  say(
    `Other programs took ${Math.round(share * 100)} % of this machine meanwhile: not a clean measurement.`,
  )
}

export function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}
