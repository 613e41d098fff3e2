import { audit as en, auditActions as enKinds } from './en/audit'
import { selectTranslation } from './language'

type AuditTexts = typeof en

export type AuditAction = keyof AuditTexts

/** What a line needs to be said. */
export type AuditValues<Act extends AuditAction> = AuditTexts[Act] extends (
  values: infer V,
) => string
  ? V
  : undefined

type AuditTextEntry = string | ((values: unknown) => string)

/** What was done, without who did it. A line of an older version than this one is its bare act. */
export function getAuditText(action: string, values: unknown): string {
  const texts = selectTranslation({ en }) as Record<string, AuditTextEntry>
  const text = texts[action] ?? action
  return typeof text === 'string' ? text : text(values)
}

/** Every kind of act that the log can hold, by name. */
export const auditActionText = (): Record<AuditAction, string> => selectTranslation({ en: enKinds })
