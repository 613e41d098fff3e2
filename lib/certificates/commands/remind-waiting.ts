import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances } from '@/db/relations/live-sessions'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { claimReminder } from '@/lib/live-sessions/claim-reminder'
import { enqueueBulk } from '@/lib/mail/bulk'
import { routes } from '@/lib/routes'
import type { CertificateEmailTemplates } from '../emails'
import { countRemindable, matchesRemindable } from '../queries/remindable'

/** Above this, emails are sent in batches. */
const BULK_THRESHOLD = 100

/** Marking the session is the right to send, so two clicks at once send one email per teacher. */
export async function remindWaitingTeachers(
  viewer: { id: string },
  liveSessionId: string,
): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const session = await claimReminder(tx, liveSessionId)
    const recipientCount = await countRemindable(tx, liveSessionId)
    if (recipientCount === 0) throw new AppError('conflict', 'nobodyToRemind')
    const count = await enqueueBulk<CertificateEmailTemplates>(tx, {
      template: 'certificateWaits',
      data: { session, link: absoluteUrl(routes.certificateName) },
      recipients: sql`select ${users.email}, ${users.firstname} from ${attendances}
        join ${users} on ${users.id} = ${attendances.userId} where ${matchesRemindable(liveSessionId)}`,
      isBulk: recipientCount > BULK_THRESHOLD,
    })
    await writeAuditLog(tx, {
      action: 'certificates.reminded',
      actor: userActor(viewer.id),
      targetId: liveSessionId,
      values: { title: session, count },
    })
    return count
  })
}
