import 'server-only'
import { eq } from 'drizzle-orm'
import { inHouseSessions } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'

export const moveInHouseSessions: MoveToSchool = async (tx, { from, into }) => {
  await tx.update(inHouseSessions).set({ schoolId: into }).where(eq(inHouseSessions.schoolId, from))
}
