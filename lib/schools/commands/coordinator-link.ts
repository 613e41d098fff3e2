import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { joinAddress } from '../links'
import type { TakenSchool } from '../take'
import { openInvitation } from './open-invitation'

type Told = { reference: string; start?: 'now' | 'later'; firstDay?: string; lastDay: string }

/** A link to the school's own address, with which somebody there becomes its coordinator. */
export async function sendCoordinatorLink(
  tx: Db,
  { id: schoolId, name: institution_name, correspondent, schoolEmail }: TakenSchool,
  told: Told,
  when?: { inSeconds: number },
) {
  const { id, until, made } = await openInvitation(tx, schoolId, schoolEmail, 'coordinator')
  const data = { institution_name, correspondent, ...told, link: joinAddress(id), until }
  const mailId = await enqueueMail(tx, { template: 'schoolOpened', to: schoolEmail, data }, when)
  // One that stood open before stays when this is taken back.
  return { mailId, ...(made && { invitationId: id }) }
}

export async function isCoordinated(tx: Db, schoolId: string) {
  const [one] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.role, 'coordinator'),
        isNull(memberships.until),
      ),
    )
    .limit(1)
  return one !== undefined
}
