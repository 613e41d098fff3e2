import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { closeFiles } from '@/base/private-files'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { purgeResetLinks } from '@/lib/accounts/reset-links'
import { purgeLoginAddresses } from '@/lib/auth/known-places'
import { purgeSessions } from '@/lib/auth/sessions'
import { purgeOldMessages } from '@/lib/contact/commands'
import { purgeOldMail } from '@/lib/mail/purge'
import { sendDueMail, stopSending } from '@/lib/mail/send-due'

const MAIL_EVERY_MS = 15_000
const PURGE_EVERY_MS = 10 * 60_000

/** What must happen even when nobody calls: mails that wait for a retry, rows that have expired, files that lie open. */
export function startHousekeeping(): () => Promise<void> {
  closeFiles(settings().dataDir)
  void sendDueMail()
  const mail = setInterval(() => void sendDueMail(), MAIL_EVERY_MS)
  const purging = setInterval(() => void purge(), PURGE_EVERY_MS)
  return async () => {
    clearInterval(mail)
    clearInterval(purging)
    await stopSending()
  }
}

export async function purge() {
  try {
    const db = await database()
    await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
    await purgeSessions(db)
    await purgeResetLinks(db)
    await purgeLoginAddresses(db)
    await purgeOldMessages(db)
    await purgeOldMail()
  } catch (error) {
    log().error({ event: 'housekeeping.failed', err: error })
  }
}
