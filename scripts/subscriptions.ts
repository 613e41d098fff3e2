import { Refusal } from '@/base/errors'
import { closeFiles } from '@/base/private-files'
import { giveUp, oneLine, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { theTeam } from '@/lib/audit/record'
import { approveApplication, type Decision, rejectApplication } from '@/lib/schools/commands/decide'
import { endTerm } from '@/lib/schools/commands/end-term'
import { applicationBy, listApplications } from '@/lib/schools/queries/applications'
import { refusalSentence } from '@/words/refusals'
import { termFrom } from './subscriptions/term'

/** The team's tool: what schools have asked for, and the word on one of them. */

const USAGE = [
  'npm run subscriptions -- list',
  '                         approve <reference> [from=2026-04-01] [months=12] [seats=40] [note=…]',
  '                         reject <reference> <the reason that the school reads>',
  '                         end <reference>',
].join('\n')

try {
  await migrate()
  say(...(await answer(process.argv.slice(2))))
  await closeDatabase()
  closeFiles(settings().dataDir)
} catch (error) {
  giveUp(error instanceof Refusal ? refusalSentence(error.word, error.values) : error)
}

async function answer([word, reference = '', ...rest]: string[]): Promise<string[]> {
  if (word === 'list' && !reference) return list()
  if (word === 'approve' && reference) return [await approve(reference, rest)]
  const reason = rest.join(' ').trim()
  if (word === 'reject' && reference && reason) return [await reject(reference, reason)]
  if (word === 'end' && reference && rest.length === 0) return [await end(reference)]
  throw new Error(USAGE)
}

async function list() {
  const rows = await listApplications()
  if (rows.length === 0) return ['No school has asked for anything yet.']
  return rows.map(({ reference, kind, state, since, name, account }) =>
    [reference, state.padEnd(9), kind.padEnd(12), since.toISOString().slice(0, 10)]
      .concat(oneLine(name), account ?? '(no account)')
      .join('  '),
  )
}

async function approve(reference: string, words: string[]) {
  const wish = termFrom(words)
  if (!wish) throw new Error(USAGE)
  const { id } = await applicationBy(reference)
  return tell(await approveApplication(id, { ...wish, by: theTeam }))
}

async function reject(reference: string, reason: string) {
  const { id } = await applicationBy(reference)
  return tell(await rejectApplication(id, { reason, by: theTeam }))
}

function tell({ school, state, changed }: Decision) {
  return changed
    ? `${oneLine(school)} is ${state}. The school is told by mail.`
    : `${oneLine(school)} was ${state} already.`
}

async function end(reference: string) {
  const { schoolId } = await applicationBy(reference)
  const { school, changed } = await endTerm(schoolId, theTeam)
  return changed
    ? `The subscription of ${oneLine(school)} has ended.`
    : `${oneLine(school)} has no subscription that could end.`
}
