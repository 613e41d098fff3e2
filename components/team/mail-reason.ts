import { deskMessagesWords } from '@/words/desk-messages'

type Reason = keyof ReturnType<typeof deskMessagesWords>['mail']['reasons']

/** By what the outbox notes when a letter does not go: the first that fits. */
const SIGNS: [RegExp, Reason][] = [
  [/^429/, 'limit'],
  [/invalid_from_address|^(401|403|404|405)\b|could not be made/, 'configuration'],
  [/^(400|409|413|422)\b/, 'refused'],
  [/^no answer/, 'silent'],
  [/too old/, 'old'],
  [/cut short/, 'cut'],
  [/could not be written/, 'unreadable'],
  [/^E[A-Z]+$|not written/, 'file'],
  [/by the team/, 'hand'],
]

/** Why a letter has not gone out, in words. */
export function reasonOf(error: string | null, attempts: number): string {
  const { reasons } = deskMessagesWords().mail
  if (!error) return attempts === 0 ? reasons.none : reasons.silent
  return reasons[SIGNS.find(([sign]) => sign.test(error))?.[1] ?? 'service']
}
