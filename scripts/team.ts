import { exitWithError, printLine, toSingleLine } from '@/base/cli'
import { AppError } from '@/base/errors'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { getErrorText } from '@/i18n/error-text'
import { teamActor } from '@/lib/audit/audit-log'
import { createFirstFactorLink } from '@/lib/team/factor-link'
import { resetSecondFactor } from '@/lib/team/reset-second-factor'
import { assignRole, listTeamMembers, revokeRole } from '@/lib/team/roles'
import type { TeamRole } from '@/lib/team-access/policy'
import { openExistingDatabase } from './existing-database'

/** For the first manager, and for when no manager can log in. */

const USAGE = [
  'team list',
  '     add <email of an account> editor|manager|accounts|viewer',
  '     remove <email>',
  '     reset-second-factor <email>',
].join('\n')

try {
  await openExistingDatabase()
  printLine(...(await runSubcommand(process.argv.slice(2))))
  await closeDatabase()
  restrictPermissions(settings().dataDir)
} catch (error) {
  exitWithError(error instanceof AppError ? getErrorText(error.code, error.values) : error)
}

async function runSubcommand([subcommand, email = '', role, ...extraArgs]: string[]): Promise<
  string[]
> {
  if (subcommand === 'list' && !email) return formatTeam()
  if (!email || extraArgs.length > 0) throw new Error(USAGE)
  if (subcommand === 'add' && isRole(role)) return addRole(email, role)
  if (role !== undefined) throw new Error(USAGE)
  if (subcommand === 'remove') return [await removeRole(email)]
  if (subcommand === 'reset-second-factor') return resetFactor(email)
  throw new Error(USAGE)
}

async function formatTeam() {
  const members = await listTeamMembers()
  if (members.length === 0) return ['The team has no members yet.']
  return members.map(({ role, email, firstname, lastname, hasFactor, factorRevoked }) =>
    [role.padEnd(8), email, toSingleLine(`${firstname} ${lastname}`)]
      .concat(hasFactor || factorRevoked ? [] : '(no second factor yet)')
      .concat(factorRevoked ? '(second factor revoked: reset it)' : [])
      .join('  '),
  )
}

async function addRole(email: string, role: TeamRole) {
  const { name, changed } = await assignRole(teamActor, email, role)
  if (!changed) return [`${toSingleLine(name)} is already ${role}.`]
  return [
    `${toSingleLine(name)} is now ${role} and is notified by email.`,
    ...(await explainFirstFactor(email)),
  ]
}

async function removeRole(email: string) {
  const { name } = await revokeRole(teamActor, { email })
  return `${toSingleLine(name)} is no longer on the team and is notified by email.`
}

async function resetFactor(email: string) {
  const { name } = await resetSecondFactor(teamActor, { email })
  return [
    `The second factor of ${toSingleLine(name)} is reset and all their logins have ended. They are notified by email.`,
    ...(await explainFirstFactor(email)),
  ]
}

async function explainFirstFactor(email: string) {
  const link = await createFirstFactorLink(email)
  if (!link) return []
  return [
    'For the second factor they log in and open this link. It works once, for 1 hour:',
    link,
    'The team area also sends them one by email.',
  ]
}

function isRole(text: string | undefined): text is TeamRole {
  return ['editor', 'manager', 'accounts', 'viewer'].includes(text ?? '')
}
