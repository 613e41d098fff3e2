import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { attendanceImports, gatherings, presences, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'

type Piece = { people: string[]; list?: string }

/**
 * Notes who was there by a list of the meeting service. A long list comes in pieces, which belong to
 * one that can be taken back whole. Who is noted already, by whatever proof, stays as noted.
 */
export async function takeOverList(by: string, gatheringId: string, { people, list }: Piece) {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeOpen(tx, gatheringId)
    const importId = list ? await goOn(tx, gatheringId, by, list) : await begin(tx, gatheringId, by)
    const noted = await tx
      .insert(presences)
      .select(
        tx
          .select({
            gatheringId: sql<string>`${gatheringId}::uuid`.as('gathering_id'),
            userId: users.id,
            how: sql<'import'>`'import'`.as('how'),
            at: sql<Date>`now()`.as('at'),
            importId: sql<string>`${importId}::uuid`.as('import_id'),
          })
          .from(users)
          .where(inArray(users.id, people)),
      )
      .onConflictDoNothing()
      .returning({ userId: presences.userId })
    const values = { people: noted.length, gathering: gatheringId }
    await record(tx, { act: 'attendance.imported', by: aPerson(by), values })
    return { list: importId, noted: noted.length }
  })
}

/** Takes a list back: whom it alone had noted was not there. Twice is once. */
export async function takeBackList(by: string, gatheringId: string, list: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeOpen(tx, gatheringId)
    const [undone] = await tx
      .update(attendanceImports)
      .set({ undoneAt: sql`now()` })
      .where(and(ofGathering(gatheringId, list), isNull(attendanceImports.undoneAt)))
      .returning({ id: attendanceImports.id })
    if (!undone) return { gone: 0 }
    const gone = await tx
      .delete(presences)
      .where(eq(presences.importId, list))
      .returning({ userId: presences.userId })
    const values = { people: gone.length, gathering: gatheringId }
    await record(tx, { act: 'attendance.undone', by: aPerson(by), values })
    return { gone: gone.length }
  })
}

/** Holds the gathering, so that nobody closes it meanwhile; what is closed is reopened first. */
async function takeOpen(tx: Db, gatheringId: string) {
  const [gathering] = await tx
    .select({ closedAt: gatherings.closedAt })
    .from(gatherings)
    .where(eq(gatherings.id, gatheringId))
    .for('share')
  if (!gathering) throw new Refusal('notFound', 'nothingHere')
  if (gathering.closedAt) throw new Refusal('conflict', 'gatheringClosed')
}

async function begin(tx: Db, gatheringId: string, importedBy: string): Promise<string> {
  const [row] = await tx
    .insert(attendanceImports)
    .values({ gatheringId, importedBy })
    .returning({ id: attendanceImports.id })
  if (!row) throw new Error('an inserted row did not come back')
  return row.id
}

/** A list is gone on with by who began it, and not when it was taken back meanwhile. */
async function goOn(tx: Db, gatheringId: string, by: string, list: string): Promise<string> {
  const [row] = await tx
    .select({ undoneAt: attendanceImports.undoneAt })
    .from(attendanceImports)
    .where(and(ofGathering(gatheringId, list), eq(attendanceImports.importedBy, by)))
    .for('share')
  if (!row) throw new Refusal('notFound', 'nothingHere')
  if (row.undoneAt) throw new Refusal('conflict', 'listTakenBack')
  return list
}

const ofGathering = (gatheringId: string, list: string) =>
  and(eq(attendanceImports.id, list), eq(attendanceImports.gatheringId, gatheringId))
