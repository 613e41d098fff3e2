import 'server-only'
import { AppError } from '@/base/errors'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { siteTextVersions } from '@/db/schema'
import { getErrorText } from '@/i18n/error-text'
import { teamTextsText } from '@/i18n/team-texts'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { ApiResult } from '@/lib/http/result'
import { lockDraft, replaceDraft, type TextSaveResult } from './drafts'
import { isSameText, listTextFields } from './fields'
import { findTextFaults } from './find-faults'
import type { TextFieldValues, TextId } from './kinds'
import { findNewestVersion, findVersion, isOlderThanEnglish, requireTextId } from './versions'

/** `previous` is the number to return to; 0 is the text of the code. */
export type TextPublication = {
  number: number
  previous: number
  /** The same text once more, which says that it fits a newer English text. */
  isRepeated: boolean
}

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

/** The draft becomes what visitors read. Pressed twice, it publishes once. */
export async function publishText(
  viewer: { id: string },
  id: string,
  version: number,
): Promise<TextPublication> {
  const name = requireTextId(id)
  const db = await database()
  return db.transaction(async (tx) => {
    const text = await lockDraft(tx, name)
    if (text.version !== version) throw new AppError('conflict', 'changedByColleague')
    const errors = findTextFaults(name, listTextFields(name), text.draft)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
    return addVersion(tx, viewer, name, text.draft)
  })
}

/** Publishes an earlier version again. A draft with other changes stays. */
export async function restoreText(
  viewer: { id: string },
  id: string,
  number: number,
): Promise<TextPublication> {
  const name = requireTextId(id)
  const db = await database()
  return db.transaction(async (tx) => {
    const [text, newest] = [await lockDraft(tx, name), await findNewestVersion(tx, name)]
    const { values } = await findVersion(tx, name, number)
    if (isSameText(text.draft, newest.values))
      await replaceDraft(tx, viewer, text, { draft: values })
    return addVersion(tx, viewer, name, values)
  })
}

async function addVersion(
  tx: Db,
  viewer: { id: string },
  name: TextId,
  values: TextFieldValues,
): Promise<TextPublication> {
  const newest = await findNewestVersion(tx, name)
  const isRepeated = isSameText(newest.values, values)
  if (isRepeated && !(await isOlderThanEnglish(tx, name)))
    return { number: newest.number, previous: newest.number, isRepeated }
  const number = newest.number + 1
  await tx.insert(siteTextVersions).values({ name, number, values, publishedBy: viewer.id })
  await bumpContentVersion(tx)
  await writeAuditLog(tx, {
    action: Object.keys(values).length === 0 ? 'text.reset' : 'text.published',
    actor: userActor(viewer.id),
    targetId: name,
    values: { text: name, number },
  })
  return { number, previous: newest.number, isRepeated }
}
