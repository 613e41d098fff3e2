import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { schoolNotes, schoolResponsibles, schoolTags, teamRoles } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockSchool } from '@/lib/schools/locks'

const MAX_NOTES = 100

const MAX_TAGS = 200

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

export type SchoolFollowUp = Awaited<ReturnType<typeof getFollowUp>>

type Colleague = { id: string }

type ResponsibleChange = { responsible: string; was: { responsible: string } }

export async function getFollowUp(schoolId: string) {
  const db = await database()
  const [notes, tags, responsibles, managers] = await Promise.all([
    db
      .select({
        id: schoolNotes.id,
        text: schoolNotes.text,
        author: fullName,
        createdAt: schoolNotes.createdAt,
      })
      .from(schoolNotes)
      .leftJoin(users, eq(users.id, schoolNotes.authorId))
      .where(eq(schoolNotes.schoolId, schoolId))
      .orderBy(desc(schoolNotes.createdAt), desc(schoolNotes.id))
      .limit(MAX_NOTES),
    db
      .select({ tag: schoolTags.tag })
      .from(schoolTags)
      .where(eq(schoolTags.schoolId, schoolId))
      .orderBy(orderByName(schoolTags.tag)),
    db
      .select({ userId: schoolResponsibles.userId })
      .from(schoolResponsibles)
      .where(eq(schoolResponsibles.schoolId, schoolId)),
    listManagers(),
  ])
  const responsible = managers.find(({ id }) => id === responsibles[0]?.userId)
  return { notes, tags: tags.map(({ tag }) => tag), responsibleId: responsible?.id ?? '', managers }
}

/** Who can be responsible for a school. */
export async function listManagers() {
  const db = await database()
  return db
    .select({ id: users.id, name: fullName })
    .from(teamRoles)
    .innerJoin(users, eq(users.id, teamRoles.userId))
    .where(eq(teamRoles.role, 'manager'))
    .orderBy(orderByName(fullName), users.id)
}

export async function listTags(): Promise<string[]> {
  const tag = orderByName(schoolTags.tag)
  const db = await database()
  const rows = await db.selectDistinct({ tag }).from(schoolTags).orderBy(tag).limit(MAX_TAGS)
  return rows.map((row) => row.tag)
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
    await requireManagerRole(tx, userId)
    await tx.insert(schoolResponsibles).values({ schoolId, userId })
    await writeAuditLog(tx, { action: 'school.responsible-named', actor, schoolId, userId })
    return null
  })

/** Under the school's lock, so that a merge at the same time loses nothing. */
async function changeSchool<T>(schoolId: string, change: (tx: Db) => Promise<T>): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockSchool(tx, requireUuid(schoolId))
    return change(tx)
  })
}

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
export async function requireManagerRole(tx: Db, userId: string) {
  const isManager = and(eq(teamRoles.userId, userId), eq(teamRoles.role, 'manager'))
  if ((await tx.$count(teamRoles, isManager)) === 0)
    throw new AppError('invalid', 'checkForm', { errors: { responsible: 'colleagueUnknown' } })
}
