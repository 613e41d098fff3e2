import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { auditLog, schools, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import type { SchoolDetails } from '../desk-schema'
import { columnsOf, type FormFields, fieldColumns } from '../fields'
import { takeSchool } from '../take'

/** What a colleague has changed since the form was opened; nothing, when it was saved. */
export type Correction = { changed: Partial<FormFields>; by: string | null } | null

/** The team corrects what a school's form says. Who comes second hears what the first has changed. */
export async function correctSchool(
  viewer: { id: string },
  id: string,
  { was = {}, ...form }: SchoolDetails,
): Promise<Correction> {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeSchool(tx, knownId(id))
    const changed = differences(was, await fieldsNow(tx, id))
    if (Object.keys(changed).length > 0) return { changed, by: await latestHand(tx, id) }
    const { declaredAt: _, ...columns } = columnsOf({ ...form, declaration: true })
    await tx.update(schools).set(columns).where(eq(schools.id, id))
    await record(tx, { act: 'school.corrected', by: aPerson(viewer.id), school: id })
    return null
  })
}

function differences(was: Record<string, string>, now: FormFields): Partial<FormFields> {
  const pairs = Object.entries(now) as [keyof FormFields, string][]
  return Object.fromEntries(
    pairs.filter(([name, value]) => Object.hasOwn(was, name) && plain(was[name]) !== plain(value)),
  )
}

/** A browser sends line ends as it likes. */
const plain = (text = '') => text.replaceAll('\r\n', '\n').trim()

async function fieldsNow(tx: Db, id: string): Promise<FormFields> {
  const [fields] = await tx.select(fieldColumns).from(schools).where(eq(schools.id, id))
  if (!fields) throw new Error('the school is gone under its lock')
  return fields
}

async function latestHand(tx: Db, id: string) {
  const [line] = await tx
    .select({ name: users.firstname })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.schoolId, id), eq(auditLog.act, 'school.corrected')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return line?.name ?? null
}
