import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { closeFiles } from '@/base/private-files'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { purgeAddressLinks } from '@/lib/accounts/address-links'
import { purgeRecoveries, sendRecoveryLinks } from '@/lib/accounts/commands/recovery-due'
import { purgeResetLinks } from '@/lib/accounts/reset-links'
import { purgeChallenges } from '@/lib/auth/challenge'
import { purgeLoginAddresses } from '@/lib/auth/known-places'
import { purgeSessions } from '@/lib/auth/sessions'
import { settleAll } from '@/lib/certificates/commands/settle'
import { sweepPicturesAtTimes } from '@/lib/certificates/sweep-pictures'
import { purgeOldMessages } from '@/lib/contact/commands/send'
import { sweepFilesAtTimes } from '@/lib/files/sweep'
import { purgeEntries } from '@/lib/learning/purge'
import { purgeMailEvents } from '@/lib/mail/events'
import { purgeOldMail } from '@/lib/mail/purge'
import { sendDueMail, stopSending } from '@/lib/mail/send-due'
import { purgeCopies } from '@/lib/rights/commands/copy'
import { eraseDue } from '@/lib/rights/commands/erase'
import { remindOfTerms } from '@/lib/schools/commands/remind'
import { purgeInvitations } from '@/lib/schools/purge'
import { remindOfGatherings } from '@/lib/series/commands/remind'
import { purgeLooks } from '@/lib/team/looks'

/**
 * What must happen even when nobody calls: mails that wait for a retry, rows that have expired. Our
 * server does it by timers, another host by calling /api/cron. Any number may do it at once: a mail is
 * leased to one of them, and what is deleted already is not deleted twice.
 */
export const JOBS = {
  mail: { everyMs: 15_000, work: () => sendDueMail() },
  reminders: {
    everyMs: 30_000,
    work: async () => {
      if ((await remindOfGatherings()) > 0) await sendDueMail()
    },
  },
  housekeeping: { everyMs: 10 * 60_000, work: () => purge() },
}

type Job = (typeof JOBS)[keyof typeof JOBS]

export const jobNamed = (name: string): Job | undefined =>
  Object.hasOwn(JOBS, name) ? JOBS[name as keyof typeof JOBS] : undefined

export function startHousekeeping(): () => Promise<void> {
  // Files, too, that lie open since an older version made them.
  closeFiles(settings().dataDir)
  void sendDueMail()
  const timers = Object.values(JOBS).map(({ everyMs, work }) =>
    setInterval(() => void work(), everyMs),
  )
  return async () => {
    timers.forEach(clearInterval)
    await stopSending()
  }
}

type Chore = (db: Db) => Promise<unknown>

/** What each row of the table of times comes to (`base/kept-for.ts`), and what else falls due. */
export const CHORES: Record<string, Chore> = {
  limits: (db) => db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`)),
  sessions: purgeSessions,
  'reset links': purgeResetLinks,
  'address links': purgeAddressLinks,
  'login addresses': purgeLoginAddresses,
  challenges: purgeChallenges,
  messages: purgeOldMessages,
  mail: purgeOldMail,
  'mail events': purgeMailEvents,
  invitations: purgeInvitations,
  'learning entries': purgeEntries,
  copies: purgeCopies,
  looks: purgeLooks,
  recoveries: purgeRecoveries,
  'recovery letters': sendRecoveryLinks,
  reminders: remindOfTerms,
  certificates: settleAll,
  files: sweepFilesAtTimes,
  pictures: sweepPicturesAtTimes,
  erasures: eraseDue,
}

/** One chore that fails keeps none of the others back. */
export async function purge(chores: Record<string, Chore> = CHORES): Promise<void> {
  for (const [chore, work] of Object.entries(chores)) {
    try {
      await work(await database())
    } catch (error) {
      log().error({ event: 'housekeeping.failed', chore, err: error })
    }
  }
}
