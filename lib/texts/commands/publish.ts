import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { siteTexts, siteTextVersions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { isSameText, listTextFields } from '../fields'
import { findTextFaults } from '../find-faults'
import type { TextFieldValues, TextName } from '../kinds'
import { findNewestVersion, findVersion, lockText, requireTextName } from './lock-text'

/** `previous` is the number to return to; 0 is the text of the code. */
export type TextPublication = { number: number; previous: number }

/** The draft becomes what visitors read. Pressed twice, it publishes once. */
export async function publishText(
  viewer: { id: string },
  textName: string,
  version: number,
): Promise<TextPublication> {
  const name = requireTextName(textName)
  const db = await database()
  return db.transaction(async (tx) => {
    const text = await lockText(tx, name)
    if (text.version !== version) throw new AppError('conflict', 'changedByColleague')
    const errors = findTextFaults(name, listTextFields(name), text.draft)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
    return addVersion(tx, viewer, name, text.draft)
  })
}

/** Publishes an earlier version again. A draft with other changes stays. */
export async function restoreText(
  viewer: { id: string },
  textName: string,
  number: number,
): Promise<TextPublication> {
  const name = requireTextName(textName)
  const db = await database()
  return db.transaction(async (tx) => {
    const [text, newest] = [await lockText(tx, name), await findNewestVersion(tx, name)]
    const { values } = await findVersion(tx, name, number)
    if (isSameText(text.draft, newest.values))
      await tx
        .update(siteTexts)
        .set({ ...{ draft: values, version: text.version + 1 }, changedBy: viewer.id })
        .where(eq(siteTexts.name, name))
    return addVersion(tx, viewer, name, values)
  })
}

async function addVersion(
  tx: Db,
  viewer: { id: string },
  name: TextName,
  values: TextFieldValues,
): Promise<TextPublication> {
  const newest = await findNewestVersion(tx, name)
  if (isSameText(newest.values, values)) return { number: newest.number, previous: newest.number }
  const number = newest.number + 1
  await tx.insert(siteTextVersions).values({ name, number, values, publishedBy: viewer.id })
  await bumpContentVersion(tx)
  await writeAuditLog(tx, {
    action: Object.keys(values).length === 0 ? 'text.reset' : 'text.published',
    actor: userActor(viewer.id),
    values: { text: name, number },
  })
  return { number, previous: newest.number }
}
