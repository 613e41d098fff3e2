import 'server-only'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { classTestSheets, classTests } from '@/db/schema'
import { isOwnTest } from '../access'

export const storedSheetColumns = {
  id: classTestSheets.id,
  version: classTestSheets.version,
  section: classTestSheets.section,
  rollNumber: classTestSheets.rollNumber,
  marks: classTestSheets.marks,
  typedTotal: classTestSheets.typedTotal,
}

export type LockedTest = Awaited<ReturnType<typeof lockOwnTest>>

/** For everyone but the author, the test does not exist. */
export async function lockOwnTest(tx: Db, viewer: { id: string }, testId: string) {
  const [test] = await tx
    .select({
      id: classTests.id,
      versions: classTests.versions,
      questions: classTests.questions,
    })
    .from(classTests)
    .where(isOwnTest(viewer.id, testId))
    .for('update')
  if (!test) throw new AppError('notFound', 'notFound')
  return test
}
