import 'server-only'
import type { Answer } from '@/lib/api/answer'
import { deskWords } from '@/words/desk'

/** What a colleague has saved meanwhile: who, and which fields read otherwise now. */
export type Overtaken<Fields> = { name: string | null; version: number; theirs: Fields }

/** Who comes second hears at each field what it reads now, and keeps what was typed. */
export function overtakenAnswer(
  msg: string,
  { version, theirs }: Pick<Overtaken<Record<string, string>>, 'version' | 'theirs'>,
): Answer {
  const { readsNow } = deskWords().form
  const errors = Object.fromEntries(
    Object.entries(theirs).map(([field, text]) => [field, readsNow(text)]),
  )
  return { status: 409, body: { msg, errors, now: { version: `${version}` } } }
}
