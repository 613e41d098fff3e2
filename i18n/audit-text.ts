import type { TextValues } from '@/base/error-codes'
import { audit as en, auditActions as enKinds } from './en/audit'
import { selectTranslation } from './language'

type AuditTexts = typeof en

export type AuditAction = keyof AuditTexts

export type AuditValues<Action extends AuditAction> = TextValues<AuditTexts[Action]>

type AuditTextEntry = string | ((values: unknown) => string)

/** The action without its actor. Entries of older versions show the bare action name. */
export function getAuditText(action: string, values: unknown): string {
  const texts = selectTranslation({ en }) as Record<string, AuditTextEntry>
  const text = texts[action] ?? action
  return typeof text === 'string' ? text : text(values)
}

export const auditActionText = (): Record<AuditAction, string> => selectTranslation({ en: enKinds })
