import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { classTestSheets } from '@/db/schema'
import type { TypedTotalInput } from './schema'
import { lockOwnTest } from './stored'

/** Marks of a student who has no sheet. A sheet that was read is not changed by it. */
export async function saveTypedTotal(
  viewer: { id: string },
  testId: string,
  { section, rollNumber, total }: TypedTotalInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id } = await lockOwnTest(tx, viewer, testId)
    const isStudent = and(
      eq(classTestSheets.testId, id),
      eq(classTestSheets.section, section),
      eq(classTestSheets.rollNumber, rollNumber),
    )
    await tx.delete(classTestSheets).where(and(isStudent, isNotNull(classTestSheets.typedTotal)))
    if (total === null) return
    const rows = await tx
      .insert(classTestSheets)
      .values({
        ...{ id: randomUUID(), testId: id, version: 1, section, rollNumber },
        ...{ marks: {}, typedTotal: total, readAt: new Date() },
      })
      .onConflictDoNothing()
      .returning({ id: classTestSheets.id })
    if (rows.length === 0) throw new AppError('conflict', 'rollNumberHasSheet')
  })
}

/** Such as one with the roll number of someone else. */
export async function removeSheet(
  viewer: { id: string },
  testId: string,
  sheetId: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id } = await lockOwnTest(tx, viewer, testId)
    const rows = await tx
      .delete(classTestSheets)
      .where(and(eq(classTestSheets.testId, id), eq(classTestSheets.id, requireUuid(sheetId))))
      .returning({ id: classTestSheets.id })
    if (rows.length === 0) throw new AppError('notFound', 'notFound')
  })
}
