import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { exitWithError, printLine } from '@/base/cli'
import { encodeCsvCell } from '@/base/csv'
import { closeDatabase } from '@/db/client'
import { revokeAllTokens } from '@/lib/api-tokens/manage'
import { endAllLogins } from '@/lib/auth/sessions'
import {
  type AffectedUser,
  findAffectedInLog,
  findAffectedUsers,
  INCIDENT_KINDS,
  type IncidentKind,
} from '@/lib/privacy/incident'
import { openExistingDatabase } from './existing-database'

/** The steps of docs/incident.md that need the database: end all logins, list the users affected. */

const USAGE = [
  'incident end-logins',
  'incident people --since 2026-11-01 --kind login > people.csv',
  `   kinds: ${INCIDENT_KINDS.join(', ')}`,
  '   or the requests of a log: --since 2026-11-01 --log - < uns.log',
].join('\n')

try {
  printLine(...(await runSubcommand()))
  await closeDatabase()
} catch (error) {
  exitWithError(error)
}

async function runSubcommand(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, kind: { type: 'string' }, log: { type: 'string' } },
  })
  const subcommand = positionals.join()
  if (subcommand === 'end-logins') return [await endLogins()]
  if (subcommand === 'people') return createReport(values)
  throw new Error(USAGE)
}

async function endLogins(): Promise<string> {
  const db = await openExistingDatabase()
  const [count, tokenCount] = [await endAllLogins(db), await revokeAllTokens(db)]
  return `Ended ${count} logins and ${tokenCount} API tokens. Everyone must log in again.`
}

type ReportOptions = { since?: string; kind?: string; log?: string }

async function createReport({ since: day, kind, log }: ReportOptions): Promise<string[]> {
  const since = new Date(`${day}T00:00:00+05:30`)
  if (Number.isNaN(since.getTime())) throw new Error(USAGE)
  const incidentKind = log ? null : parseKind(kind)
  await openExistingDatabase()
  const rows = incidentKind
    ? await findAffectedUsers(incidentKind, since)
    : await findAffectedInLog(await readLines(log ?? '-'), since)
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
  const input = file === '-' ? process.stdin : createReadStream(file)
  for await (const logLine of createInterface({ input })) lines.push(logLine)
  return lines
}

// Declarations, because the constants of this module do not exist yet while the report is created.
function toCsvRow({ id, name, email, activity, at }: AffectedUser): string {
  return createCsvRow([id, name, email, activity, at])
}

function createCsvRow(texts: string[]): string {
  return texts.map(encodeCsvCell).join(',')
}
