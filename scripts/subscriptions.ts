import { Refusal } from '@/base/errors'
import { closeFiles } from '@/base/private-files'
import { giveUp, say } from '@/base/say'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { decide } from '@/lib/institutions/commands/decide'
import { listSubscriptions } from '@/lib/institutions/queries'
import { refusalSentence } from '@/words/refusals'

/** The team's tool: which schools wait for their subscription, and the word on one of them. */

const USAGE = 'npm run subscriptions -- list | approve <reference> | reject <reference>'

try {
  await migrate()
  say(...(await answer(process.argv.slice(2))))
  await closeDatabase()
  closeFiles(settings().dataDir)
} catch (error) {
  giveUp(error instanceof Refusal ? refusalSentence(error.word, error.values) : error)
}

async function answer([word, reference]: string[]): Promise<string[]> {
  if (word === 'list' && !reference) return list()
  if (word === 'approve' && reference) return [await tell(reference, 'approved')]
  if (word === 'reject' && reference) return [await tell(reference, 'rejected')]
  throw new Error(USAGE)
}

async function list() {
  const rows = await listSubscriptions()
  if (rows.length === 0) return ['No school has subscribed yet.']
  return rows.map(({ reference, status, since, name, account }) =>
    [reference, status.padEnd(8), since.toISOString().slice(0, 10), oneLine(name), account].join(
      '  ',
    ),
  )
}

async function tell(reference: string, verdict: 'approved' | 'rejected') {
  const { name, changed } = await decide(reference, verdict)
  return changed
    ? `${oneLine(name)} is ${verdict}. The school is told by mail.`
    : `${oneLine(name)} was ${verdict} already.`
}

/** Names come from strangers and end in a terminal. */
function oneLine(text: string) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
