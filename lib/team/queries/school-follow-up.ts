import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/relations/accounts'
import { schoolNotes, schoolResponsibles, schoolTags, teamRoles } from '@/db/schema'

const MAX_NOTES = 100
const MAX_TAGS = 200
const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

export type SchoolFollowUp = Awaited<ReturnType<typeof getFollowUp>>

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
