import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { classTestSheets, classTests } from '@/db/schema'
import type { DeliveryOutcome, StoredSheet } from '../kinds'
import { fitsTest } from './fits-test'
import type { DeliveredSheet } from './schema'
import { type LockedTest, lockOwnTest, storedSheetColumns } from './stored'

/**
 * A phone sends a reading until it hears an answer, and two phones may read one class. The test's row is locked,
 * so readings are stored one after the other, each once.
 */
export async function deliverSheets(
  viewer: { id: string },
  testId: string,
  sheets: DeliveredSheet[],
): Promise<DeliveryOutcome[]> {
  const db = await database()
  return db.transaction(async (tx) => {
    const test = await lockOwnTest(tx, viewer, testId)
    const outcomes: DeliveryOutcome[] = []
    for (const sheet of sheets) outcomes.push(await storeSheet(tx, test, sheet))
    // What students have answered stays as it is, however the teacher printed it.
    if (outcomes.some(({ is }) => is === 'stored'))
      await tx
        .update(classTests)
        .set({ printedAt: sql`now()` })
        .where(and(eq(classTests.id, test.id), isNull(classTests.printedAt)))
    return outcomes
  })
}

async function storeSheet(
  tx: Db,
  test: LockedTest,
  sheet: DeliveredSheet,
): Promise<DeliveryOutcome> {
  const { id } = sheet
  if (!fitsTest(test.questions, test.versions, sheet)) return { id, is: 'foreign' }
  if (await hasArrived(tx, test.id, id)) return { id, is: 'stored' }
  const stored = await findStudentSheet(tx, test.id, sheet)
  if (!stored) return { id, is: (await insertSheet(tx, test.id, sheet, [])) ? 'stored' : 'foreign' }
  const { replacedIds, ...reading } = stored
  if (sheet.replaces === stored.id) {
    await tx.delete(classTestSheets).where(eq(classTestSheets.id, stored.id))
    const isNew = await insertSheet(tx, test.id, sheet, [stored.id, ...replacedIds])
    return { id, is: isNew ? 'stored' : 'foreign' }
  }
  if (!isSameReading(reading, sheet)) return { id, is: 'differs', stored: reading }
  // Read by two phones. Its second delivery finds it here, whatever happens to the first reading.
  await tx
    .update(classTestSheets)
    .set({ replacedIds: [id, ...replacedIds] })
    .where(eq(classTestSheets.id, stored.id))
  return { id, is: 'stored' }
}

/** As it is, or as one that another reading has replaced. */
async function hasArrived(tx: Db, testId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: classTestSheets.id })
    .from(classTestSheets)
    .where(
      and(
        eq(classTestSheets.testId, testId),
        sql`(${classTestSheets.id} = ${id}
          or ${classTestSheets.replacedIds} @> ${JSON.stringify([id])}::jsonb)`,
      ),
    )
  return row !== undefined
}

async function findStudentSheet(
  tx: Db,
  testId: string,
  { section, rollNumber }: { section: string; rollNumber: number },
) {
  const [row] = await tx
    .select({ ...storedSheetColumns, replacedIds: classTestSheets.replacedIds })
    .from(classTestSheets)
    .where(
      and(
        eq(classTestSheets.testId, testId),
        eq(classTestSheets.section, section),
        eq(classTestSheets.rollNumber, rollNumber),
      ),
    )
  return row
}

/** False if the id is one of another test, of any teacher. */
async function insertSheet(
  tx: Db,
  testId: string,
  { readAt, replaces: _, ...sheet }: DeliveredSheet,
  replacedIds: string[],
): Promise<boolean> {
  const rows = await tx
    .insert(classTestSheets)
    .values({ ...sheet, testId, replacedIds, readAt: new Date(readAt) })
    .onConflictDoNothing()
    .returning({ id: classTestSheets.id })
  return rows.length > 0
}

const isSameReading = (stored: StoredSheet, sheet: DeliveredSheet) =>
  stored.typedTotal === null &&
  stored.version === sheet.version &&
  isDeepStrictEqual(stored.marks, sheet.marks)
