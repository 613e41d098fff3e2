import 'server-only'
import { eq } from 'drizzle-orm'
import { announcements } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'

/** The audience of an announcement names a school without a foreign key. */
export const moveAudience: MoveToSchool = async (tx, { from, into }) => {
  await tx
    .update(announcements)
    .set({ audienceValue: into })
    .where(eq(announcements.audienceValue, from))
}
