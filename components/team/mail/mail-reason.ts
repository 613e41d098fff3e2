import { teamMessagesText } from '@/i18n/team-messages'

type MailFailureReason = keyof ReturnType<typeof teamMessagesText>['mail']['reasons']

/** Matched against the outbox error; the first match wins. */
const REASON_PATTERNS: [RegExp, MailFailureReason][] = [
  [/^429/, 'limit'],
  [/invalid_from_address|^(401|403|404|405)\b|could not be made/, 'configuration'],
  [/^(400|409|413|422)\b/, 'refused'],
  [/^no answer/, 'silent'],
  [/is unknown/, 'unknown'],
  [/too old/, 'old'],
  [/cut short/, 'cut'],
  [/could not be rendered/, 'unreadable'],
  [/^E[A-Z]+$|not written/, 'file'],
  [/by the team/, 'hand'],
  [/^daily limit$/, 'dailyLimit'],
  [/^unconfirmed address$/, 'unconfirmed'],
]

export function getMailReasonText(error: string | null, attempts: number): string {
  const { reasons: reasonTexts } = teamMessagesText().mail
  if (!error) return attempts === 0 ? reasonTexts.none : reasonTexts.silent
  return reasonTexts[REASON_PATTERNS.find(([pattern]) => pattern.test(error))?.[1] ?? 'service']
}
