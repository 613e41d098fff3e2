import 'server-only'
import { teamHomeText } from '@/i18n/team-home'
import type { ApiResult } from './result'

export type EditConflict<Fields> = { name: string | null; version: number; theirs: Fields }

/** Each conflicting field shows its current value; the user's input is kept. */
export function buildEditConflictResult(
  msg: string,
  {
    version,
    theirs: currentValues,
  }: Pick<EditConflict<Record<string, string>>, 'version' | 'theirs'>,
): ApiResult {
  const { readsNow } = teamHomeText().form
  const errors = Object.fromEntries(
    Object.entries(currentValues).map(([field, value]) => [field, readsNow(value)]),
  )
  return { status: 409, body: { msg, errors, now: { version: `${version}` } } }
}
