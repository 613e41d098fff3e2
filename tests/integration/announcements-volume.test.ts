// @module-tag night
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announcementRecipients, announcements, mailOutbox, users } from '@/db/schema'
import { enqueueDueAnnouncements } from '@/lib/announcements/schedule'
import { openInProcessDatabase } from '../support/in-process'

const RECIPIENTS = 10_000

test('10,000 recipients, interrupted and with two runs at once: one email each', async () => {
  const instance = await openInProcessDatabase()
  const { db } = instance
  await db.execute(sql`insert into ${users}
    (firstname, lastname, email, phone_number, password_hash, email_confirmed_at, wants_news)
    select 'Asha', 'Rao', 'reader' || n || '@school.example', '9876543210', 'none', now(), true
    from generate_series(1, ${RECIPIENTS}) n`)
  await db.insert(announcements).values({
    ...{ audience: 'news', subject: 'Hello', body: 'Text', state: 'scheduled' },
    startsAt: new Date(Date.now() - 1_000),
  })
  await failAfterSteps(instance, 4, enqueueDueAnnouncements)
  const partialCount = await db.$count(announcementRecipients)
  expect(partialCount).toBe(4_000)
  expect(await db.$count(mailOutbox)).toBe(partialCount)
  await Promise.all([enqueueDueAnnouncements(), enqueueDueAnnouncements()])
  expect(await db.$count(announcementRecipients)).toBe(RECIPIENTS)
  const [mails] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      addresses: sql<number>`count(distinct recipient)::int`,
    })
    .from(mailOutbox)
  expect(mails).toEqual({ rows: RECIPIENTS, addresses: RECIPIENTS })
  await instance.close()
})

/** A trigger fails the fifth step after its recipients are inserted, as a kill would. */
async function failAfterSteps(
  { db }: Awaited<ReturnType<typeof openInProcessDatabase>>,
  steps: number,
  run: () => Promise<number>,
) {
  await db.execute(sql`create function stop_step() returns trigger language plpgsql as $$ begin
    if (select count(*) from announcement_recipients) > ${sql.raw(`${steps * 1_000}`)}
    then raise exception 'stopped'; end if; return null; end $$`)
  await db.execute(sql`create trigger stop_step after insert on mail_outbox
    for each statement execute function stop_step()`)
  await run()
  await db.execute(sql`drop trigger stop_step on mail_outbox`)
}
