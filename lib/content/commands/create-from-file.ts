import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { teamLibraryText } from '@/i18n/team-library'
import { getFile } from '@/lib/files/queries'
import { chooseItemType, listFileKinds } from '../policy'
import { type FileDraftInput, newItemForm } from '../schema'
import { getAnyItem } from '../team-queries'
import { storeItemFile, updateDependentData } from './attach'
import { createItemId, insertDraft } from './create'

/** One draft with the file, also when the browser repeats the request: the key identifies it. */
export async function createItemFromFile(
  actor: { id: string },
  { type: openType, fileName, fileId, key }: FileDraftInput,
): Promise<string> {
  const file = await getFile(fileId)
  if (!file) throw new AppError('notFound', 'notFound')
  const itemType = chooseItemType(file.kind, openType)
  const [role] = (itemType && listFileKinds(itemType).find(([, kind]) => kind === file.kind)) ?? []
  if (!itemType || !role)
    throw new AppError('conflict', 'fileNotAnItem', { values: { actual: file.kind } })
  const cover = file.coverId ? await getFile(file.coverId) : null
  const title = toTitle(fileName)
  const id = createItemId(title, key)
  const db = await database()
  await db.transaction(async (tx) => {
    if (!(await insertDraft(tx, actor, { id, type: itemType, title }))) return
    const item = await getAnyItem(id, tx)
    if (!item) throw new Error('a new draft has no row')
    await storeItemFile(tx, item, role, file)
    await updateDependentData(tx, item, role, { file, cover })
  })
  return id
}

/** A name without spaces uses other characters for them. */
export function toTitle(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '')
  const spaced = name.replaceAll('_', ' ').trim()
  const words = (spaced.includes(' ') ? spaced : spaced.replaceAll(/[-.+]+/g, ' ')).trim()
  const title = words.slice(0, 1).toUpperCase() + words.slice(1, 160)
  const parsed = newItemForm.shape.title.safeParse(title.toWellFormed())
  return parsed.success ? parsed.data : teamLibraryText().addFiles.untitled
}
