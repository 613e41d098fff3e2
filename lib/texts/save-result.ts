import 'server-only'
import { getErrorText } from '@/i18n/error-text'
import { teamTextsText } from '@/i18n/team-texts'
import type { ApiResult } from '@/lib/http/result'
import type { TextPublication } from './commands/publish'
import type { TextSaveResult } from './drafts'

/** On a conflict the editor gets the newer draft beside its own. */
export function toTextSaveResult({ conflict, ...saved }: TextSaveResult): ApiResult {
  const { results } = teamTextsText()
  if (!conflict) return { body: { msg: results.saved, ...saved } }
  const { name, ...theirs } = conflict
  const msg = getErrorText('textDraftSaved', { name: name ?? results.colleague })
  return { status: 409, body: { msg, now: { theirs: JSON.stringify(theirs) } } }
}

export function toPublicationResult(
  name: string,
  { number, previous, isRepeated }: TextPublication,
  result: 'published' | 'restored' = 'published',
): ApiResult {
  const { results } = teamTextsText()
  if (number === previous) return { body: { msg: results.unchanged } }
  const msg = results[result]
  if (isRepeated) return { body: { msg } }
  const undo = { path: `/api/team/texts/${name}/restore`, body: { number: `${previous}` } }
  return { body: { msg, undo } }
}
