import 'server-only'
import { moveAudience } from '@/lib/announcements/commands/move-audience'
import { moveOrders } from '@/lib/billing/commands/move-orders'
import { moveDraftUsage } from '@/lib/drafts/commands/move-usage'
import { moveSite } from '@/lib/school-sites/commands/move-site'
import { mergeSchoolRows, type SchoolMergeInput } from '@/lib/schools/commands/merge'
import { moveCounts } from '@/lib/statistics/move-counts'
import { moveInHouseSessions } from '@/lib/training/commands/move-in-house-sessions'
import { moveFollowUp } from './move-follow-up'

/** Every table that refers to a school; a test checks that the list is complete. */
export const MERGED_TABLES = [
  'applications',
  'draft_usage',
  'in_house_sessions',
  'invitations',
  'memberships',
  'orders',
  'school_notes',
  'school_responsibles',
  'school_sites',
  'school_tags',
  'school_usage',
  'terms',
  'training_archives',
  'school_merges',
]

const MOVES = [
  moveOrders,
  moveInHouseSessions,
  moveAudience,
  moveDraftUsage,
  moveSite,
  moveCounts,
  moveFollowUp,
]

export const mergeSchools = (viewer: { id: string }, input: SchoolMergeInput) =>
  mergeSchoolRows(viewer, input, MOVES)
