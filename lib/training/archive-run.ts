import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { trainingArchives } from '@/db/schema'

/** Longer than one document takes, so that only an ended process loses its row. */
const LEASE_SECONDS = 120

/** Drawing the certificates of a large school takes minutes, so a school draws once at a time, on all instances. */
export async function beginArchiveRun(schoolId: string, total: number): Promise<string> {
  const db = await database()
  const values = { id: randomUUID(), done: 0, total, updatedAt: sql`now()` }
  const rows = await db
    .insert(trainingArchives)
    .values({ schoolId, ...values })
    .onConflictDoUpdate({
      target: trainingArchives.schoolId,
      set: values,
      setWhere: lt(trainingArchives.updatedAt, ago(LEASE_SECONDS)),
    })
    .returning({ id: trainingArchives.id })
  const [run] = rows
  if (!run) throw new AppError('conflict', 'trainingArchiveRunning')
  return run.id
}

/** Before the expensive work that a second download would repeat; `beginArchiveRun` decides. */
export async function requireNoArchiveRun(schoolId: string): Promise<void> {
  if (await findArchiveProgress(schoolId)) throw new AppError('conflict', 'trainingArchiveRunning')
}

export async function recordArchiveProgress(id: string, done: number): Promise<void> {
  const db = await database()
  await db
    .update(trainingArchives)
    .set({ done, updatedAt: sql`now()` })
    .where(eq(trainingArchives.id, id))
}

export async function endArchiveRun(id: string): Promise<void> {
  const db = await database()
  await db.delete(trainingArchives).where(eq(trainingArchives.id, id))
}

export type ArchiveProgress = { done: number; total: number }

/** Null while none is being drawn. */
export async function findArchiveProgress(schoolId: string): Promise<ArchiveProgress | null> {
  const db = await database()
  const [run] = await db
    .select({ done: trainingArchives.done, total: trainingArchives.total })
    .from(trainingArchives)
    .where(
      and(
        eq(trainingArchives.schoolId, schoolId),
        gte(trainingArchives.updatedAt, ago(LEASE_SECONDS)),
      ),
    )
  return run ?? null
}
