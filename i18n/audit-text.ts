import type { TextValues } from '@/base/error-codes'
import type { AuditChange, audit } from './en/audit'
import { auditText } from './generated/audit'

export type { AuditChange }

type AuditTexts = typeof audit

export type AuditAction = keyof AuditTexts

export type AuditValues<Action extends AuditAction> = TextValues<AuditTexts[Action]>

type AuditTextEntry = string | ((values: unknown) => string)

/** The action without its actor, with the places of school, person and object. Entries of older versions show the bare action name. */
export function getAuditText(action: string, values: unknown): string {
  const texts = auditText() as Record<string, AuditTextEntry>
  const text = texts[action] ?? action
  return typeof text === 'string' ? text : text(values)
}
