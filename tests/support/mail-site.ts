import { isNotNull, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import type { OutgoingMail } from '@/lib/mail/outbox'
import { openInProcessDatabase } from './in-process'
import { captureLog } from './process-state'

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

const MAIL_SETTINGS = ['RESEND_API_KEY', 'RESEND_BASE_URL', 'MAIL_FROM'] as const
export type MailSettings = Partial<Record<(typeof MAIL_SETTINGS)[number], string>>

export async function openMailSite() {
  const { db, env, close } = await openInProcessDatabase({
    RATE_LIMIT_UNSOLICITED_MAIL: '100000/60',
  })
  return { db, start, logged: captureLog(), dataDir: env.DATA_DIR ?? '', close }
}

/** As after a restart: reads settings again, no sweep running. The database stays open. */
async function start(changes: MailSettings) {
  readMailSettings(changes)
  resetProcessSingleton('mail')
  return importMailModules()
}

export function readMailSettings(changes: MailSettings) {
  for (const name of MAIL_SETTINGS) vi.stubEnv(name, changes[name])
  resetProcessSingleton('settings')
}

export async function importMailModules() {
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
