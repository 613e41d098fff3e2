import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { isLastTerm, schools, terms } from '@/db/read-models/schools'
import { schoolSites } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import {
  claimTermReminders,
  findRemindableCoordinators,
  lacksTermReminder,
} from '@/lib/schools/terms/ending'
import type { SchoolSiteEmailData } from './emails'
import { SITE_GRACE_DAYS } from './kinds'

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

const daysAfterSql = sql`(day_in_india() - terms.last_day)`
const lastStage = sql.raw(`${SITE_GRACE_DAYS - LAST_NOTICE_DAYS}`)

/** After downtime only the nearest of both, and none once another term exists or the site is offline. */
const claimNotices = (tx: Db) =>
  claimTermReminders(
    tx,
    sql`select terms.id, stage.days from ${terms}
        join ${schoolSites} s on s.school_id = terms.school_id and s.release_number is not null
        cross join lateral (select case when ${daysAfterSql} < ${lastStage} then -1 else -${lastStage} end as days) stage
        where terms.last_day between day_in_india() - ${sql.raw(`${SITE_GRACE_DAYS}`)} and day_in_india() - 1
          and ${isLastTerm} and ${lacksTermReminder(sql`stage.days`)}
        order by terms.id limit ${NOTICE_BATCH_SIZE}`,
  )

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
