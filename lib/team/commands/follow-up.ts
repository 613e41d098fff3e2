import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { schoolNotes, schoolResponsibles, schoolTags, teamRoles } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockSchool } from '@/lib/schools/locks'

type Colleague = { id: string }

/** Under the school's lock, so that a merge at the same time loses nothing. */
async function changeSchool<T>(schoolId: string, change: (tx: Db) => Promise<T>): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockSchool(tx, requireUuid(schoolId))
    return change(tx)
  })
}

export const addSchoolNote = (viewer: Colleague, schoolId: string, text: string) =>
  changeSchool(schoolId, async (tx) => {
    const [note] = await tx
      .insert(schoolNotes)
      .values({ schoolId, authorId: viewer.id, text })
      .returning({ id: schoolNotes.id })
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'school.note-added',
      ...{ actor, schoolId, targetId: note?.id },
    })
  })

/** Removing it twice changes nothing. */
export const removeSchoolNote = (viewer: Colleague, schoolId: string, noteId: string) =>
  changeSchool(schoolId, async (tx) => {
    const removedNotes = await tx
      .delete(schoolNotes)
      .where(and(eq(schoolNotes.id, requireUuid(noteId)), eq(schoolNotes.schoolId, schoolId)))
      .returning({ id: schoolNotes.id })
    const actor = userActor(viewer.id)
    if (removedNotes.length > 0)
      await writeAuditLog(tx, {
        action: 'school.note-removed',
        ...{ actor, schoolId, targetId: noteId },
      })
  })

export const addSchoolTag = (viewer: Colleague, schoolId: string, tag: string) =>
  changeSchool(schoolId, async (tx) => {
    const addedTags = await tx
      .insert(schoolTags)
      .values({ schoolId, tag })
      .onConflictDoNothing()
      .returning({ tag: schoolTags.tag })
    const actor = userActor(viewer.id)
    if (addedTags.length > 0)
      await writeAuditLog(tx, { action: 'school.tag-added', actor, schoolId, values: { tag } })
  })

export const removeSchoolTag = (viewer: Colleague, schoolId: string, tag: string) =>
  changeSchool(schoolId, async (tx) => {
    const removedTags = await tx
      .delete(schoolTags)
      .where(and(eq(schoolTags.schoolId, schoolId), eq(schoolTags.tag, tag)))
      .returning({ tag: schoolTags.tag })
    const actor = userActor(viewer.id)
    if (removedTags.length > 0)
      await writeAuditLog(tx, { action: 'school.tag-removed', actor, schoolId, values: { tag } })
  })

type ResponsibleChange = { responsible: string; was: { responsible: string } }

/** If another manager has chosen a colleague meanwhile, saves nothing and returns that colleague. */
export const setResponsible = (
  viewer: Colleague,
  schoolId: string,
  { responsible: userId, was: previous }: ResponsibleChange,
) =>
  changeSchool(schoolId, async (tx) => {
    const current = await findResponsible(tx, schoolId)
    const currentId = current?.id ?? ''
    if (currentId === userId) return null
    if (currentId !== previous.responsible) return { id: currentId, name: current?.name ?? '' }
    const actor = userActor(viewer.id)
    await tx.delete(schoolResponsibles).where(eq(schoolResponsibles.schoolId, schoolId))
    if (userId === '') {
      await writeAuditLog(tx, { action: 'school.responsible-removed', actor, schoolId })
      return null
    }
    await requireManager(tx, userId)
    await tx.insert(schoolResponsibles).values({ schoolId, userId })
    await writeAuditLog(tx, { action: 'school.responsible-named', actor, schoolId, userId })
    return null
  })

async function findResponsible(tx: Db, schoolId: string) {
  const [row] = await tx
    .select({ id: schoolResponsibles.userId, name: users.firstname })
    .from(schoolResponsibles)
    .innerJoin(users, eq(users.id, schoolResponsibles.userId))
    .innerJoin(teamRoles, eq(teamRoles.userId, schoolResponsibles.userId))
    .where(and(eq(schoolResponsibles.schoolId, schoolId), eq(teamRoles.role, 'manager')))
  return row
}

/** Others cannot open the school. */
async function requireManager(tx: Db, userId: string) {
  const isManager = and(eq(teamRoles.userId, userId), eq(teamRoles.role, 'manager'))
  if ((await tx.$count(teamRoles, isManager)) === 0)
    throw new AppError('invalid', 'checkForm', { errors: { responsible: 'colleagueUnknown' } })
}
