import { audit as en, auditKinds as enKinds } from './en/audit'
import { inLanguage } from './language'

type Audit = typeof en

export type AuditAct = keyof Audit

/** What a line needs to be said. */
export type AuditValues<Act extends AuditAct> = Audit[Act] extends (values: infer V) => string
  ? V
  : undefined

type Sentence = string | ((values: unknown) => string)

/** What was done, without who did it. A line of an older version than this one is its bare act. */
export function auditSentence(act: string, values: unknown): string {
  const sentences = inLanguage({ en }) as Record<string, Sentence>
  const sentence = sentences[act] ?? act
  return typeof sentence === 'string' ? sentence : sentence(values)
}

/** Every kind of act that the log can hold, by name. */
export const auditKindWords = (): Record<AuditAct, string> => inLanguage({ en: enKinds })
