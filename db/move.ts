import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from './client'

const BATCH_SIZE = 5_000

type MoveStep = (db: Db) => Promise<number>

/** A thousand rows per transaction, so an interrupted move resumes. Triggers copy new writes. */
export async function moveInstitutions(inTransaction: (step: MoveStep) => Promise<number>) {
  let moved = 1
  for (let batch = 1; moved > 0; batch += 1)
    moved = await inTransaction(async (db) => {
      const rows = (await hasMoveFunction(db)) ? await moveBatch(db) : 0
      // Plans made for empty tables would scan full ones for each foreign key.
      if (rows > 0 && isPowerOfTwo(batch))
        await db.execute(sql`analyze schools, applications, memberships, terms`)
      return rows
    })
}

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0

async function hasMoveFunction(db: Db) {
  const [row] = await db
    .select({ there: sql<boolean>`there` })
    .from(sql`(select to_regproc('move_institutions') is not null as there) known`)
  return row?.there ?? false
}

async function moveBatch(db: Db) {
  const [row] = await db
    .select({ moved: sql<number>`moved` })
    .from(sql`move_institutions(${BATCH_SIZE}) as moved`)
  return row?.moved ?? 0
}
