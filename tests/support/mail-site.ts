import { isNotNull, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, vi } from 'vitest'
import { freshDatabase } from './database'

/** The mail part of the site on a fresh database, without its waits. */

const shared = globalThis as { unsProcessWide?: Record<string, unknown> }
const QUICK = { gapMs: 0, outageMs: 0, deadlineMs: 5_000, patienceMs: 5_000 }

/** Nothing is left of a mail's content; `{}` would match whatever is. */
export const EMPTY = expect.toSatisfy((data: object) => Object.keys(data).length === 0)

export const letter = {
  reset: (to: string) => ({
    template: 'resetLink' as const,
    to,
    data: { firstname: 'Asha', link: 'https://uns.example/reset-password/secret' },
  }),
  welcome: (to: string) => ({ template: 'welcome' as const, to, data: { firstname: 'Asha' } }),
  contact: (changes: { subject?: string; message?: string } = {}) => ({
    template: 'teamContact' as const,
    to: 'team@uns.example',
    data: {
      name: 'Ravi',
      email: 'ravi@school.example',
      subject: 'A question',
      message: 'When is the next session?',
      ...changes,
    },
  }),
}

type Setting = 'RESEND_API_KEY' | 'RESEND_BASE_URL' | 'MAIL_FROM'

export async function mailSite() {
  const fresh = await freshDatabase()
  const logged: Record<string, unknown>[] = []
  const logger = pino({ base: undefined }, { write: (line) => logged.push(JSON.parse(line)) })
  vi.doMock('@/base/log', () => ({ log: () => logger }))

  /** As after a restart: settings read anew, no sweep under way. The database stays open. */
  async function start(settings: Partial<Record<Setting, string>>) {
    for (const name of ['RESEND_API_KEY', 'RESEND_BASE_URL', 'MAIL_FROM'] as const) {
      vi.stubEnv(name, settings[name])
    }
    forgetFlight()
    return openModules()
  }

  for (const [name, value] of Object.entries(fresh.env)) vi.stubEnv(name, value)
  vi.stubEnv('RATE_LIMIT_UNASKED_MAIL', '100000/60')
  const { migrate } = await import('@/db/migrate')
  await migrate()
  return {
    start,
    logged,
    dataDir: fresh.env.DATA_DIR ?? '',
    close: async () => {
      await (await import('@/db/client')).closeDatabase()
      vi.unstubAllEnvs()
      await fresh.drop()
    },
  }
}

/** What another process would have: its own sweep beside the one that runs. */
export function forgetFlight() {
  if (shared.unsProcessWide) shared.unsProcessWide.mail = undefined
}

/** A copy of the modules of its own, as each route bundle has one. */
export async function openModules() {
  vi.resetModules()
  const { database } = await import('@/db/client')
  const { mailOutbox } = await import('@/db/schema')
  const outbox = await import('@/lib/mail/outbox')
  const { sendDueMail } = await import('@/lib/mail/send-due')
  const { purgeOldMail } = await import('@/lib/mail/purge')
  const db = await database()
  return {
    ...outbox,
    db,
    purgeOldMail,
    send: (pace: Parameters<typeof sendDueMail>[0] = {}) => sendDueMail({ ...QUICK, ...pace }),
    put: (...mails: Parameters<typeof outbox.enqueueMail>[1][]) =>
      db.transaction(async (tx) => {
        for (const mail of mails) await outbox.enqueueMail(tx, mail)
      }),
    rows: () => db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.id),
    empty: () => db.delete(mailOutbox),
    /** Lets the time until the next attempt pass. */
    wait: () => db.update(mailOutbox).set({ dueAt: sql`now()` }).where(isNotNull(mailOutbox.dueAt)),
    /** Moves every mail into the past. */
    age: (interval: string) =>
      db.update(mailOutbox).set({
        createdAt: sql`${mailOutbox.createdAt} - ${interval}::interval`,
        sentAt: sql`${mailOutbox.sentAt} - ${interval}::interval`,
      }),
  }
}
