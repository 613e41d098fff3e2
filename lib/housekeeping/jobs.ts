import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { restrictPermissions } from '@/base/file-permissions'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { purgeEmailLinks } from '@/lib/accounts/email-address/links'
import { purgeResetLinks } from '@/lib/accounts/password/reset'
import { purgeRecoveries, sendRecoveryLinks } from '@/lib/accounts/recovery/decide'
import { purgeAnnouncementRecipients } from '@/lib/announcements/recipients'
import { enqueueDueAnnouncements } from '@/lib/announcements/schedule'
import { purgeApiTokens } from '@/lib/api-tokens/manage'
import { purgeChallenges } from '@/lib/auth/challenge'
import { purgeLimits } from '@/lib/auth/rate-limits'
import { purgeSessions } from '@/lib/auth/sessions'
import { purgeKnownIps } from '@/lib/auth/trusted-devices'
import { sendOrderReminders } from '@/lib/billing/order/remind'
import { purgeTaxDocuments } from '@/lib/billing/purge'
import { reconcileOnlinePayments } from '@/lib/billing/razorpay/reconcile'
import { purgePaymentEvents } from '@/lib/billing/razorpay/webhook'
import { issueAllPending } from '@/lib/certificates/issue'
import { sweepPicturesIfDue } from '@/lib/certificates/pictures'
import { purgeClassPictures } from '@/lib/class-tests/pictures'
import { purgeClassAnswers, purgeRemovedClasses } from '@/lib/class-tests/purge'
import { purgeOldContactMessages } from '@/lib/contact/send'
import { publishDueItems } from '@/lib/content/item/publish-due'
import { purgeDraftUsage } from '@/lib/drafts/usage'
import { sweepFilesIfDue } from '@/lib/files/cleanup'
import { purgeRemovedEntries } from '@/lib/learning/own-entries'
import { matchAllInvited, purgeAttendanceInvitations } from '@/lib/live-sessions/attendance/invited'
import { enqueueNewTimes } from '@/lib/live-sessions/new-time'
import { enqueueReminders, sendReminderPushes } from '@/lib/live-sessions/reminders'
import { purgeMailEvents } from '@/lib/mail/events'
import { purgeOldMail, stopOutboxWorker } from '@/lib/mail/outbox-worker'
import { purgeDataExports } from '@/lib/privacy/data-export'
import { eraseDueAccounts } from '@/lib/privacy/erasure/erase'
import { mergeDueAccounts } from '@/lib/privacy/merge/merge'
import { purgePrivacyRequests } from '@/lib/privacy/requests'
import { waitForPush } from '@/lib/push/send-due'
import { sendDocumentReminders } from '@/lib/school-sites/disclosure/reminders'
import { recheckDomains } from '@/lib/school-sites/domain/recheck'
import { sendSiteEndNotices } from '@/lib/school-sites/end-notices'
import { purgeEnquiries } from '@/lib/school-sites/enquiries/enquiries'
import { drawMissingCopies } from '@/lib/school-sites/files'
import { purgeSiteMessages } from '@/lib/school-sites/messages'
import { purgeInvitations } from '@/lib/schools/invitation/invitation'
import { recheckSignInDomains } from '@/lib/schools/sign-in/recheck'
import { purgeStaffImports } from '@/lib/schools/staff-list/undo'
import { sendTermReminders } from '@/lib/schools/terms/ending'
import { updateStatistics } from '@/lib/statistics/update'
import { purgeActiveViewers } from '@/lib/team/active-viewers'
import { countSchoolUsage } from '@/lib/team/schools/list'
import { purgeSignedLists } from '@/lib/training/in-house/signed-list'
import { purgeWebhookDeliveries } from '@/lib/webhooks/purge'
import { deliverWebhooks, stopWebhooks } from '@/lib/webhooks/worker'
import { saveJobReports } from './job-reports'
import { announceJob, runJob } from './run-job'
import { sendDueMail } from './send-mail'

/** Work without requests: our server uses timers, others call /api/cron. Safe to run concurrently. */
export const JOBS = {
  mail: { everyMs: 15_000, work: () => sendDueMail() },
  reminders: {
    everyMs: 30_000,
    work: async () => {
      const count = (await enqueueNewTimes()) + (await enqueueReminders())
      if (count > 0) await Promise.all([sendDueMail(), sendReminderPushes()])
    },
  },
  push: {
    everyMs: 15_000,
    work: async () => {
      await sendReminderPushes()
    },
  },
  announcements: {
    everyMs: 15_000,
    work: async () => {
      if ((await enqueueDueAnnouncements()) > 0) await sendDueMail()
    },
  },
  webhooks: { everyMs: 5_000, work: () => deliverWebhooks() },
  publishing: { everyMs: 15_000, work: () => publishDueItems() },
  housekeeping: { everyMs: 10 * 60_000, work: () => runChores() },
}

const REPORT_EVERY_MS = 30_000

const isJob = (name: string): name is keyof typeof JOBS => Object.hasOwn(JOBS, name)

/** For hosts without timers. Undefined for an unknown name. */
export const findJob = (name: string): (() => Promise<void>) | undefined =>
  isJob(name)
    ? async () => {
        await runJob(name, JOBS[name].work)
        await saveJobReports()
      }
    : undefined

export function startHousekeeping(): () => Promise<void> {
  // Also fixes the permissions of files from older versions.
  restrictPermissions(settings().dataDir)
  for (const { name, everyMs } of listJobs()) announceJob(name, everyMs)
  void runJob('mail', JOBS.mail.work)
  const timers = Object.entries(JOBS).map(([name, { everyMs, work }]) =>
    setInterval(() => void runJob(name, work), everyMs),
  )
  timers.push(setInterval(() => void saveJobReports(), REPORT_EVERY_MS))
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all([stopOutboxWorker(), waitForPush(), stopWebhooks()])
  }
}

type HousekeepingChore = (db: Db) => Promise<unknown>

/** One per row of the retention table (`base/retention.ts`), and other due work. */
export const CHORES: Record<string, HousekeepingChore> = {
  limits: purgeLimits,
  sessions: purgeSessions,
  'reset links': purgeResetLinks,
  'API tokens': purgeApiTokens,
  'email links': purgeEmailLinks,
  'trusted IP addresses': purgeKnownIps,
  challenges: purgeChallenges,
  messages: purgeOldContactMessages,
  'website messages': purgeSiteMessages,
  'admission enquiries': purgeEnquiries,
  announcements: purgeAnnouncementRecipients,
  mail: purgeOldMail,
  'mail events': purgeMailEvents,
  'webhook deliveries': purgeWebhookDeliveries,
  invitations: purgeInvitations,
  'staff lists': purgeStaffImports,
  'attendance invitations': purgeAttendanceInvitations,
  'tax documents': purgeTaxDocuments,
  'payment events': purgePaymentEvents,
  'online payments': reconcileOnlinePayments,
  'learning entries': purgeRemovedEntries,
  'signed lists': purgeSignedLists,
  'class answers': purgeClassAnswers,
  'removed classes': purgeRemovedClasses,
  'class pictures': purgeClassPictures,
  'draft usage': purgeDraftUsage,
  'data exports': purgeDataExports,
  'privacy requests': purgePrivacyRequests,
  'active viewers': purgeActiveViewers,
  'school usage': countSchoolUsage,
  recoveries: purgeRecoveries,
  'recovery emails': sendRecoveryLinks,
  'term reminders': sendTermReminders,
  'order reminders': sendOrderReminders,
  'website end notices': sendSiteEndNotices,
  'website documents': sendDocumentReminders,
  'website domains': recheckDomains,
  'school logins': recheckSignInDomains,
  'invited attendees': matchAllInvited,
  certificates: issueAllPending,
  files: sweepFilesIfDue,
  pictures: sweepPicturesIfDue,
  'website pictures': drawMissingCopies,
  'erasure requests': eraseDueAccounts,
  'account merges': mergeDueAccounts,
  statistics: updateStatistics,
}

/** A chore that takes longer goes on beside the next ones, and is left out until it ends. */
const MAX_WAIT_MS = 10_000

/** Neither a failing nor a hanging chore stops the others. */
export async function runChores(
  chores: Record<string, HousekeepingChore> = CHORES,
  maxWaitMs = MAX_WAIT_MS,
): Promise<void> {
  for (const [chore, work] of Object.entries(chores)) {
    const waiting = new AbortController()
    const run = runJob(getChoreJob(chore), async () => work(await database()))
    const wait = sleep(maxWaitMs, undefined, { signal: waiting.signal }).catch(() => {
      // The chore ended first.
    })
    await Promise.race([run, wait])
    waiting.abort()
  }
}

const getChoreJob = (chore: string) => `housekeeping: ${chore}`

/** Under the names that they report with. */
export const listJobs = (): { name: string; everyMs: number }[] => [
  ...Object.entries(JOBS).map(([name, { everyMs }]) => ({ name, everyMs })),
  ...Object.keys(CHORES).map((chore) => ({
    name: getChoreJob(chore),
    everyMs: JOBS.housekeeping.everyMs,
  })),
]
