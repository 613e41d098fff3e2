import 'server-only'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { memberships } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from './emails'
import { buildJoinUrl } from './invitation/links'
import { createOrExtendInvitation } from './invitation/send'
import { findOpenMembership, isCoordinatorOf, type LockedSchool, lockSchool } from './locks'
import { mustHandOver } from './policy'
import { countMembers } from './seats'
import { listTerms } from './terms/terms'

type CoordinatorLinkData = {
  reference: string
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
}

/** Other users get 404. */
export async function getCoordinatedSchool(viewer: { id: string }): Promise<{ id: string }> {
  const membership = await findOpenMembership(await database(), viewer.id)
  if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  return { id: membership.schoolId }
}

/** Whether nobody could admit members any more. Locks the school. */
export async function wouldStrandSchool(tx: Db, userId: string): Promise<boolean> {
  const membership = await findOpenMembership(tx, userId)
  if (membership?.role !== 'coordinator') return false
  const school = await lockSchool(tx, membership.schoolId)
  const { coordinators, members } = await countMembers(tx, school.id)
  const [lastTerm] = await listTerms(tx, school.id)
  const hasOpenTerm = lastTerm !== undefined && lastTerm.daysLeft >= 0
  return mustHandOver({ coordinators: coordinators - 1, members: members - 1, hasOpenTerm })
}

/** Sent to the school's own email; its recipient becomes the coordinator. */
export async function sendCoordinatorLink(
  tx: Db,
  { id: schoolId, name: institution_name, correspondent, email: schoolEmail }: LockedSchool,
  linkData: CoordinatorLinkData,
  delay?: { inSeconds: number },
) {
  const { id, until, isNew } = await createOrExtendInvitation(
    tx,
    schoolId,
    schoolEmail,
    'coordinator',
  )
  const data = { institution_name, correspondent, ...linkData, link: buildJoinUrl(id), until }
  const mailId = await enqueueMail<SchoolEmailData>(
    tx,
    { template: 'schoolOpened', to: schoolEmail, data },
    delay,
  )
  // An invitation that was open before survives an undo.
  return { mailId, ...(isNew && { invitationId: id }) }
}

export async function hasCoordinator(tx: Db, schoolId: string) {
  const [coordinator] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(isCoordinatorOf(schoolId))
    .limit(1)
  return coordinator !== undefined
}
