import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { cell } from '@/base/csv'
import { giveUp, say } from '@/base/say'
import { closeDatabase } from '@/db/client'
import { type Affected, affected, affectedByLog, KINDS, type Kind } from '@/lib/rights/incident'

/** Whom a leak concerns, as CSV: the first hour's question (docs/incident.md). */

const USAGE = [
  'npm run -s incident -- people --since 2026-11-01 --kind login > people.csv',
  `   kinds: ${KINDS.join(', ')}`,
  '   or the requests of a log file: --since 2026-11-01 --log uns.log',
].join('\n')

try {
  say(...(await answer()))
  await closeDatabase()
} catch (error) {
  giveUp(error)
}

async function answer(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, kind: { type: 'string' }, log: { type: 'string' } },
  })
  const since = new Date(`${values.since}T00:00:00+05:30`)
  if (positionals.join() !== 'people' || Number.isNaN(since.getTime())) throw new Error(USAGE)
  const rows = values.log
    ? await affectedByLog(await linesOf(values.log), since)
    : await affected(kindFrom(values.kind), since)
  return [`\uFEFF${line(['id', 'name', 'email', 'what', 'last'])}`, ...rows.map(asLine)]
}

function kindFrom(text: string | undefined): Kind {
  const kind = KINDS.find((known) => known === text)
  if (!kind) throw new Error(USAGE)
  return kind
}

async function linesOf(file: string): Promise<string[]> {
  const lines: string[] = []
  for await (const one of createInterface({ input: createReadStream(file) })) lines.push(one)
  return lines
}

const asLine = ({ id, name, email, what, at }: Affected) => line([id, name, email, what, at])
const line = (texts: string[]) => texts.map(cell).join(',')
