import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { ORIGINAL_POLICY_DAYS, POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import type { UserNotices } from '@/lib/client/notices'
import { getTimelines } from '@/lib/policies/published'
import type { PolicyTimeline } from '@/lib/policies/timeline'
import type { NoticeSeen } from './schema'

export async function buildNotices({ notices }: Pick<Viewer, 'notices'>): Promise<UserNotices> {
  if (!notices) return {}
  const timelines = await getTimelines()
  const policies = POLICY_NAMES.flatMap(
    (policy) => findNews(policy, timelines[policy], notices.versionsSeen[policy]) ?? [],
  )
  const isOriginal = getNewest(timelines.privacy).number === 1
  const isUnseen = notices.noticeSeen !== ORIGINAL_POLICY_DAYS.privacy
  return {
    ...(isOriginal && isUnseen && { notice: ORIGINAL_POLICY_DAYS.privacy }),
    ...(policies.length > 0 && { policies }),
    ...(notices.erasureDay && { erased_on: notices.erasureDay }),
    ...(notices.takeover && { takeover: notices.takeover }),
  }
}

/** Without a policy: the notice about the text of the code. */
export async function markNoticeSeen(
  userId: string,
  { policy, number = 1 }: NoticeSeen,
): Promise<void> {
  const seenColumns = policy
    ? await composeSeenColumn(policy, number)
    : { noticeSeen: ORIGINAL_POLICY_DAYS.privacy }
  const db = await database()
  await db
    .update(users)
    .set({ ...seenColumns, noticeSeenAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** A number that does not exist yet would hide the version that gets it. */
async function composeSeenColumn(policy: PolicyName, number: number) {
  const known = Math.min(number, getNewest((await getTimelines())[policy]).number)
  return policy === 'privacy'
    ? { privacyVersionSeen: sql`greatest(${users.privacyVersionSeen}, ${known}::int)` }
    : { termsVersionSeen: sql`greatest(${users.termsVersionSeen}, ${known}::int)` }
}

/** Of accounts from before versions were counted, nothing is known: they have seen the first one. */
function findNews(policy: PolicyName, timeline: PolicyTimeline, seen: number | null) {
  const { number, effectiveFrom, summary } = getNewest(timeline)
  if (number <= (seen ?? 1)) return null
  return { policy, number, effective_from: effectiveFrom, summary }
}

const getNewest = ({ inForce, coming }: PolicyTimeline) => coming ?? inForce
