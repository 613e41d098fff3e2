import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { schools } from '@/db/read-models/schools'
import { schoolResponsibles, schoolTags } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockSchool } from '@/lib/schools/locks'
import { requireManagerRole } from './follow-up'

/** The same change of several schools, in one transaction. */

type BulkEditor = { id: string }
export type ChosenSchool = { id: string; name: string }
export type PreviousResponsible = { id: string; responsible: string }

/** Locked in the order of their ids, so that two colleagues cannot deadlock; one that was merged away is left out. */
async function changeChosen<T>(
  ids: string[],
  change: (tx: Db, chosen: ChosenSchool[]) => Promise<T>,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: schools.id, name: schools.name })
      .from(schools)
      .where(inArray(schools.id, ids))
      .orderBy(orderByName(schools.name), schools.id)
    for (const id of found.map((school) => school.id).sort()) await lockSchool(tx, id)
    return change(tx, found)
  })
}

/** Returns those that had not had it. */
export const addTagToSchools = (viewer: BulkEditor, ids: string[], tag: string) =>
  changeChosen(ids, async (tx, chosen) => {
    if (chosen.length === 0) throw new AppError('notFound', 'notFound')
    const added = await tx
      .insert(schoolTags)
      .values(chosen.map(({ id }) => ({ schoolId: id, tag })))
      .onConflictDoNothing()
      .returning({ id: schoolTags.schoolId })
    return logEach(tx, viewer, { chosen, changed: added, action: 'school.tag-added', tag })
  })

export const removeTagFromSchools = (viewer: BulkEditor, ids: string[], tag: string) =>
  changeChosen(ids, async (tx, chosen) => {
    const removed = await tx
      .delete(schoolTags)
      .where(and(inArray(schoolTags.schoolId, ids), eq(schoolTags.tag, tag)))
      .returning({ id: schoolTags.schoolId })
    return logEach(tx, viewer, { chosen, changed: removed, action: 'school.tag-removed', tag })
  })

type TagChange = {
  chosen: ChosenSchool[]
  changed: { id: string }[]
  action: 'school.tag-added' | 'school.tag-removed'
  tag: string
}

async function logEach(tx: Db, viewer: BulkEditor, { chosen, changed, action, tag }: TagChange) {
  const changedIds = new Set(changed.map(({ id }) => id))
  const changedSchools = chosen.filter(({ id }) => changedIds.has(id))
  const actor = userActor(viewer.id)
  for (const { id: schoolId } of changedSchools)
    await writeAuditLog(tx, { action, actor, schoolId, values: { tag } })
  return changedSchools
}

/** Empty for nobody. Returns the changed schools and who was responsible before. */
export const setResponsibleOfSchools = (viewer: BulkEditor, ids: string[], responsible: string) =>
  changeChosen(ids, async (tx, chosen) => {
    if (chosen.length === 0) throw new AppError('notFound', 'notFound')
    if (responsible) await requireManagerRole(tx, responsible)
    const before = await findResponsibles(tx, ids)
    const changed = chosen.filter(({ id }) => (before.get(id) ?? '') !== responsible)
    for (const { id } of changed) await writeResponsible(tx, viewer, id, responsible)
    const previous = changed.map(({ id }) => ({ id, responsible: before.get(id) ?? '' }))
    return { changed, previous }
  })

/** Of a school that a colleague has changed since, nothing. */
export const restoreResponsibles = (
  viewer: BulkEditor,
  previous: PreviousResponsible[],
  current: string,
) =>
  changeChosen(
    previous.map(({ id }) => id),
    async (tx, chosen) => {
      const now = await findResponsibles(
        tx,
        chosen.map(({ id }) => id),
      )
      const unchanged = chosen.filter(({ id }) => (now.get(id) ?? '') === current)
      for (const { id } of unchanged) {
        const responsible = previous.find((school) => school.id === id)?.responsible ?? ''
        if (responsible) await requireManagerRole(tx, responsible)
        await writeResponsible(tx, viewer, id, responsible)
      }
      return unchanged
    },
  )

async function findResponsibles(tx: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: schoolResponsibles.schoolId, userId: schoolResponsibles.userId })
    .from(schoolResponsibles)
    .where(inArray(schoolResponsibles.schoolId, ids))
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

async function writeResponsible(tx: Db, viewer: BulkEditor, schoolId: string, userId: string) {
  const actor = userActor(viewer.id)
  await tx.delete(schoolResponsibles).where(eq(schoolResponsibles.schoolId, schoolId))
  if (userId === '')
    return writeAuditLog(tx, { action: 'school.responsible-removed', actor, schoolId })
  await tx.insert(schoolResponsibles).values({ schoolId, userId })
  return writeAuditLog(tx, { action: 'school.responsible-named', actor, schoolId, userId })
}
