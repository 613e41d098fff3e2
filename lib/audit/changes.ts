import 'server-only'
import type { AuditChange } from '@/i18n/audit-text'

/** `shown` fields with their values; of `named` ones only the name, because they are long or secret. */
export function listChanges<Shown extends string, Named extends string>(
  before: Partial<Record<Shown | Named, unknown>>,
  after: Partial<Record<Shown | Named, unknown>>,
  shown: readonly Shown[],
  named: readonly Named[] = [],
): AuditChange[] {
  const isChanged = (field: Shown | Named) =>
    String(before[field] ?? '') !== String(after[field] ?? '')
  return [
    ...shown.filter(isChanged).map((field) => ({
      field,
      from: String(before[field] ?? ''),
      to: String(after[field] ?? ''),
    })),
    ...named.filter(isChanged).map((field) => ({ field })),
  ]
}
