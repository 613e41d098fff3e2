import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { schoolSites, schools, termReminders, terms } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { findRemindableCoordinators } from '@/lib/schools/queries/remindable-coordinators'
import type { SchoolSiteEmailData } from '../emails'
import { SITE_GRACE_DAYS } from '../kinds'

const NOTICE_BATCH_SIZE = 100
const LAST_NOTICE_DAYS = 14

/**
 * Two emails about a website whose last term is over: at once, and two weeks before the website ends. A row
 * in `term_reminders`, with the days after the term as a negative number, claims each one.
 */
export async function sendSiteEndNotices(): Promise<number> {
  const db = await database()
  let sentCount = 0
  for (;;) {
    const claimedCount = await db.transaction(sendNoticeBatch)
    sentCount += claimedCount
    if (claimedCount < NOTICE_BATCH_SIZE) return sentCount
  }
}

async function sendNoticeBatch(tx: Db): Promise<number> {
  const claimedNotices = await claimNotices(tx)
  for (const { termId } of claimedNotices) await notifyCoordinators(tx, termId)
  return claimedNotices.length
}

const daysAfterSql = sql`(day_in_india() - t.last_day)`
const lastStage = sql.raw(`${SITE_GRACE_DAYS - LAST_NOTICE_DAYS}`)

/** After downtime only the nearest of both, and none once another term exists or the site is offline. */
const claimNotices = (tx: Db) =>
  tx
    .insert(termReminders)
    .select(
      sql`select t.id, stage.days, now() from ${terms} t
        join ${schoolSites} s on s.school_id = t.school_id and s.release_number is not null
        cross join lateral (select case when ${daysAfterSql} < ${lastStage} then -1 else -${lastStage} end as days) stage
        where t.last_day between day_in_india() - ${sql.raw(`${SITE_GRACE_DAYS}`)} and day_in_india() - 1
          and not exists (select from ${terms} n where n.school_id = t.school_id and n.last_day > t.last_day)
          and not exists (select from ${termReminders} r where r.term_id = t.id and r.days_before = stage.days)
        order by t.id limit ${NOTICE_BATCH_SIZE}`,
    )
    .onConflictDoNothing()
    .returning({ termId: termReminders.termId })

async function notifyCoordinators(tx: Db, termId: string) {
  const [site] = await tx
    .select({
      schoolId: schools.id,
      institution_name: schools.name,
      lastDay: sql<string>`(${terms.lastDay} + ${sql.raw(`${SITE_GRACE_DAYS}`)})::text`,
    })
    .from(terms)
    .innerJoin(schools, eq(schools.id, terms.schoolId))
    .where(eq(terms.id, termId))
  if (!site) return
  const { schoolId, ...siteData } = site
  const link = absoluteUrl(routes.schoolWebsite)
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId)) {
    const data = { ...siteData, firstname, link, userId }
    await enqueueMail<SchoolSiteEmailData>(tx, { template: 'siteEnds', to: email, data })
  }
}
