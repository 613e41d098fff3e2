import 'server-only'
import { getErrorText } from '@/i18n/error-text'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { ApiResult } from '@/lib/http/result'
import type { PageSaveResult } from './commands/save-page'

/** On a conflict the editor gets the newer version beside its own text. */
export function toSaveResult({ conflict, ...saved }: PageSaveResult): ApiResult {
  const text = schoolSiteEditorText()
  if (!conflict) return { body: { msg: text.results.saved, ...saved } }
  const { name, ...theirs } = conflict
  const msg = getErrorText('sitePageSaved', { name: name ?? text.colleague })
  return { status: 409, body: { msg, now: { theirs: JSON.stringify(theirs) } } }
}
