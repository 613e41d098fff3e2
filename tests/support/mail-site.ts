import { isNotNull, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import type { OutgoingMail } from '@/lib/mail/outbox'
import { captureLog } from './process-state'
import { newTestDatabase } from './test-database'

const FAST_OPTIONS = { gapMs: 0, outageMs: 0, deadlineMs: 5_000, timeoutMs: 5_000 }

/** All content of the email is gone; `{}` would match any object. */
export const EMPTY_DATA = expect.toSatisfy((data: object) => Object.keys(data).length === 0)

export const sampleMessages = {
  reset: (to: string) => ({
    template: 'resetLink' as const,
    to,
    data: { firstname: 'Asha', link: 'https://uns.example/reset-password/secret' },
  }),
  welcome: (to: string) => ({
    template: 'welcome' as const,
    to,
    data: { firstname: 'Asha', link: 'https://uns.example/confirm-email/secret' },
  }),
  contact: (changes: { subject?: string; message?: string } = {}) => ({
    template: 'teamContact' as const,
    to: 'team@uns.example',
    data: {
      name: 'Ravi',
      email: 'ravi@school.example',
      subject: 'A question',
      message: 'When is the next session?',
      link: 'https://uns.example/team/messages/0b6f2f6e',
      ...changes,
    },
  }),
}

type MailSettingName = 'RESEND_API_KEY' | 'RESEND_BASE_URL' | 'MAIL_FROM'

export async function openMailSite() {
  const testDatabase = await newTestDatabase()
  const logEntries = captureLog()

  /** As after a restart: reads settings again, no sweep running. The database stays open. */
  async function start(settings: Partial<Record<MailSettingName, string>>) {
    for (const name of ['RESEND_API_KEY', 'RESEND_BASE_URL', 'MAIL_FROM'] as const) {
      vi.stubEnv(name, settings[name])
    }
    forget('settings')
    resetOutboxWorker()
    return importMailModules()
  }

  for (const [name, value] of Object.entries(testDatabase.env)) vi.stubEnv(name, value)
  vi.stubEnv('RATE_LIMIT_UNSOLICITED_MAIL', '100000/60')
  const { migrate } = await import('@/db/migrate')
  await migrate()
  return {
    start,
    logged: logEntries,
    dataDir: testDatabase.env.DATA_DIR ?? '',
    close: async () => {
      await (await import('@/db/client')).closeDatabase()
      vi.unstubAllEnvs()
      await testDatabase.drop()
    },
  }
}

/** As in another process: its own sweep beside the running one. */
export function resetOutboxWorker() {
  forget('mail')
}

/** The next copy of the modules makes a new one; running work keeps the old one. */
function forget(name: string) {
  if (globalStore.unsProcessWide) delete globalStore.unsProcessWide[name]
}
const globalStore = globalThis as { unsProcessWide?: Record<string, unknown> }

/** A separate copy of the modules, as each route bundle has one. */
export async function importMailModules() {
  vi.resetModules()
  const { database } = await import('@/db/client')
  const { mailOutbox } = await import('@/db/schema')
  const outbox = await import('@/lib/mail/outbox')
  const { sendDueMail } = await import('@/lib/housekeeping/send-mail')
  const { purgeOldMail } = await import('@/lib/mail/outbox-worker')
  const db = await database()
  return {
    ...outbox,
    db,
    purgeOldMail,
    send: (options: Parameters<typeof sendDueMail>[0] = {}) =>
      sendDueMail({ ...FAST_OPTIONS, ...options }),
    put: (...messages: OutgoingMail<EmailTemplateData>[]) =>
      db.transaction(async (tx) => {
        for (const message of messages) await outbox.enqueueMail<EmailTemplateData>(tx, message)
      }),
    rows: () => db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.id),
    empty: () => db.delete(mailOutbox),
    wait: () => db.update(mailOutbox).set({ dueAt: sql`now()` }).where(isNotNull(mailOutbox.dueAt)),
    age: (interval: string) =>
      db.update(mailOutbox).set({
        createdAt: sql`${mailOutbox.createdAt} - ${interval}::interval`,
        sentAt: sql`${mailOutbox.sentAt} - ${interval}::interval`,
      }),
  }
}
