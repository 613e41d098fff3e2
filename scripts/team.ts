import { Refusal } from '@/base/errors'
import { closeFiles } from '@/base/private-files'
import { giveUp, oneLine, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { theTeam } from '@/lib/audit/record'
import { resetSecondFactor } from '@/lib/team/commands/reset-factor'
import { giveRole, takeRole } from '@/lib/team/commands/roles'
import type { StaffRole } from '@/lib/team/policy'
import { theTeamsPeople } from '@/lib/team/queries/roster'
import { refusalSentence } from '@/words/refusals'

/** Who runs the site. For the first manager, and for the day when no manager can come in. */

const USAGE = [
  'npm run team -- list',
  '                add <e-mail of an account> editor|manager',
  '                remove <e-mail>',
  '                reset-second-factor <e-mail>',
].join('\n')

try {
  await migrate()
  say(...(await answer(process.argv.slice(2))))
  await closeDatabase()
  closeFiles(settings().dataDir)
} catch (error) {
  giveUp(error instanceof Refusal ? refusalSentence(error.word, error.values) : error)
}

async function answer([word, email = '', role, ...rest]: string[]): Promise<string[]> {
  if (word === 'list' && !email) return list()
  if (!email || rest.length > 0) throw new Error(USAGE)
  if (word === 'add' && isRole(role)) return [await add(email, role)]
  if (role !== undefined) throw new Error(USAGE)
  if (word === 'remove') return [await remove(email)]
  if (word === 'reset-second-factor') return [await reset(email)]
  throw new Error(USAGE)
}

async function list() {
  const people = await theTeamsPeople()
  if (people.length === 0) return ['Nobody runs the site yet.']
  return people.map(({ role, email, firstname, lastname, hasFactor, factorRevoked }) =>
    [role.padEnd(7), email, oneLine(`${firstname} ${lastname}`)]
      .concat(hasFactor || factorRevoked ? [] : '(no second factor yet)')
      .concat(factorRevoked ? '(second factor revoked: reset it)' : [])
      .join('  '),
  )
}

async function add(email: string, role: StaffRole) {
  const { name, changed } = await giveRole(theTeam, email, role)
  return changed
    ? `${oneLine(name)} is ${role} now, and is told by mail.`
    : `${oneLine(name)} is ${role} already.`
}

async function remove(email: string) {
  const { name } = await takeRole(theTeam, { email })
  return `${oneLine(name)} is no longer of the team, and is told by mail.`
}

async function reset(email: string) {
  const { name } = await resetSecondFactor(theTeam, { email })
  return `The second factor of ${oneLine(name)} is reset, and all their logins have ended. They are told by mail.`
}

function isRole(text: string | undefined): text is StaffRole {
  return text === 'editor' || text === 'manager'
}
