import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { schoolNotes } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'

/** A colleague of the remaining school stays; without one it gets the duplicate's. */
export const moveFollowUp: MoveToSchool = async (tx, { from, into }) => {
  await tx.update(schoolNotes).set({ schoolId: into }).where(eq(schoolNotes.schoolId, from))
  await tx.execute(sql`insert into school_tags (school_id, tag, created_at)
    select ${into}::uuid, tag, created_at from school_tags where school_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`insert into school_responsibles (school_id, user_id, created_at)
    select ${into}::uuid, user_id, created_at from school_responsibles where school_id = ${from}
    on conflict do nothing`)
}
