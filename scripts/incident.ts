import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { exitWithError, printLine } from '@/base/cli'
import { encodeCsvCell } from '@/base/csv'
import { closeDatabase } from '@/db/client'
import {
  type AffectedUser,
  findAffectedInLog,
  findAffectedUsers,
  INCIDENT_KINDS,
  type IncidentKind,
} from '@/lib/privacy/incident'

/** Users affected by a leak, as CSV (docs/incident.md). */

const USAGE = [
  'node scripts/run.mjs incident people --since 2026-11-01 --kind login > people.csv',
  `   kinds: ${INCIDENT_KINDS.join(', ')}`,
  '   or the requests of a log file: --since 2026-11-01 --log uns.log',
].join('\n')

try {
  printLine(...(await createReport()))
  await closeDatabase()
} catch (error) {
  exitWithError(error)
}

async function createReport(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, kind: { type: 'string' }, log: { type: 'string' } },
  })
  const since = new Date(`${values.since}T00:00:00+05:30`)
  if (positionals.join() !== 'people' || Number.isNaN(since.getTime())) throw new Error(USAGE)
  const rows = values.log
    ? await findAffectedInLog(await readLines(values.log), since)
    : await findAffectedUsers(parseKind(values.kind), since)
  return [
    `\uFEFF${createCsvRow(['id', 'name', 'email', 'activity', 'last'])}`,
    ...rows.map(toCsvRow),
  ]
}

function parseKind(text: string | undefined): IncidentKind {
  const kind = INCIDENT_KINDS.find((candidate) => candidate === text)
  if (!kind) throw new Error(USAGE)
  return kind
}

async function readLines(file: string): Promise<string[]> {
  const lines: string[] = []
  for await (const logLine of createInterface({ input: createReadStream(file) }))
    lines.push(logLine)
  return lines
}

const toCsvRow = ({ id, name, email, activity, at }: AffectedUser) =>
  createCsvRow([id, name, email, activity, at])
const createCsvRow = (texts: string[]) => texts.map(encodeCsvCell).join(',')
