import 'server-only'
import type { Db } from '@/db/client'
import { memberships } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { isCoordinatorOf } from '../conditions'
import type { SchoolEmailData } from '../emails'
import { buildJoinUrl } from '../links'
import type { LockedSchool } from '../locks'
import { createOrExtendInvitation } from './open-invitation'

type CoordinatorLinkData = {
  reference: string
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
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
