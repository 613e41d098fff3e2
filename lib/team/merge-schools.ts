import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { schoolNotes } from '@/db/schema'
import { moveAudience } from '@/lib/announcements/recipients'
import { moveOrders } from '@/lib/billing/order/order'
import { moveDraftUsage } from '@/lib/drafts/usage'
import { moveSite } from '@/lib/school-sites/site/create'
import { type MoveToSchool, mergeSchoolRows, type SchoolMergeInput } from '@/lib/schools/merge'
import { moveCounts } from '@/lib/statistics/keep-totals'
import { moveInHouseSessions } from '@/lib/training/in-house/plan'
import { moveWebhooks } from '@/lib/webhooks/webhook'

/** Every table that refers to a school; a test checks that the list is complete. Tokens end with the duplicate. */
export const MERGED_TABLES = [
  'api_tokens',
  'applications',
  'draft_usage',
  'in_house_sessions',
  'invitations',
  'memberships',
  'orders',
  'school_notes',
  'school_responsibles',
  'school_sign_ins',
  'school_sites',
  'school_tags',
  'school_usage',
  'seat_answers',
  'staff_imports',
  'terms',
  'training_archives',
  'webhooks',
  'school_merges',
]

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

const MOVES = [
  moveOrders,
  moveInHouseSessions,
  moveAudience,
  moveDraftUsage,
  moveSite,
  moveCounts,
  moveFollowUp,
  moveWebhooks,
]

export const mergeSchools = (viewer: { id: string }, input: SchoolMergeInput) =>
  mergeSchoolRows(viewer, input, MOVES)
