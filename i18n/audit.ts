import { audit as en, auditActions as enKinds } from './en/audit'
import { selectTranslation } from './language'

type AuditTexts = typeof en

export type AuditAction = keyof AuditTexts

export type AuditValues<Act extends AuditAction> = AuditTexts[Act] extends (
  values: infer V,
) => string
  ? V
  : undefined

type AuditTextEntry = string | ((values: unknown) => string)

/** The action without its actor. Entries of older versions show the bare action name. */
export function getAuditText(action: string, values: unknown): string {
  const texts = selectTranslation({ en }) as Record<string, AuditTextEntry>
  const text = texts[action] ?? action
  return typeof text === 'string' ? text : text(values)
}

export const auditActionText = (): Record<AuditAction, string> => selectTranslation({ en: enKinds })
