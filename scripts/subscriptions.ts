import { exitWithError, printLine, toSingleLine } from '@/base/cli'
import { AppError } from '@/base/errors'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { getErrorText } from '@/i18n/error-text'
import { teamActor } from '@/lib/audit/audit-log'
import {
  type ApplicationDecision,
  approveApplication,
  rejectApplication,
} from '@/lib/schools/application/decide'
import { getApplicationByReference, listApplications } from '@/lib/schools/application/load'
import { endTerm } from '@/lib/schools/terms/ending'
import { openExistingDatabase } from './existing-database'
import { parseTerm } from './subscriptions/term'

const USAGE = [
  'subscriptions list',
  '              approve <reference> [from=2026-04-01] [months=12] [seats=40] [note=…]',
  '              reject <reference> <the reason that the school reads>',
  '              end <reference>',
].join('\n')

try {
  await openExistingDatabase()
  printLine(...(await runSubcommand(process.argv.slice(2))))
  await closeDatabase()
  restrictPermissions(settings().dataDir)
} catch (error) {
  exitWithError(error instanceof AppError ? getErrorText(error.code, error.values) : error)
}

async function runSubcommand([subcommand, reference = '', ...options]: string[]): Promise<
  string[]
> {
  if (subcommand === 'list' && !reference) return formatApplications()
  if (subcommand === 'approve' && reference) return [await approve(reference, options)]
  const reason = options.join(' ').trim()
  if (subcommand === 'reject' && reference && reason) return [await reject(reference, reason)]
  if (subcommand === 'end' && reference && options.length === 0)
    return [await endSubscription(reference)]
  throw new Error(USAGE)
}

async function formatApplications() {
  const rows = await listApplications()
  if (rows.length === 0) return ['No school has applied yet.']
  return rows.map(({ reference, kind, state, since, name, account }) =>
    [reference, state.padEnd(9), kind.padEnd(12), since.toISOString().slice(0, 10)]
      .concat(toSingleLine(name), account ?? '(no account)')
      .join('  '),
  )
}

async function approve(reference: string, options: string[]) {
  const termInput = parseTerm(options)
  if (!termInput) throw new Error(USAGE)
  const { id } = await getApplicationByReference(reference)
  return formatDecision(await approveApplication(id, { ...termInput, actor: teamActor }))
}

async function reject(reference: string, reason: string) {
  const { id } = await getApplicationByReference(reference)
  return formatDecision(await rejectApplication(id, { reason, actor: teamActor }))
}

function formatDecision({ schoolName, state, hasChanged }: ApplicationDecision) {
  return hasChanged
    ? `${toSingleLine(schoolName)} is ${state}. The school is notified by email.`
    : `${toSingleLine(schoolName)} was already ${state}.`
}

async function endSubscription(reference: string) {
  const { schoolId } = await getApplicationByReference(reference)
  const { school, changed } = await endTerm(schoolId, teamActor)
  return changed
    ? `The subscription of ${toSingleLine(school)} has ended.`
    : `${toSingleLine(school)} has no subscription that could end.`
}
