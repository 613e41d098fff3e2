import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { schools, terms } from '@/db/read-models/schools'
import { schoolSiteDocumentReminders, schoolSitePages, schoolSites } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { hasEnded } from '@/lib/school-disclosure/schema'
import { findRemindableCoordinators } from '@/lib/schools/terms/ending'
import type { SchoolSiteEmailData } from '../emails'
import { findDisclosure, siteBlocks } from '../schema'

export type EndingDocument = { title: string; until: string; hasEnded: boolean }

export type DisclosureWork = { pageId: string; documents: EndingDocument[] }

/** Days before the end. */
const FIRST_REMINDER = 30
const LAST_REMINDER = 7

const REMINDER_BATCH_SIZE = 500

type ClaimedDocument = { siteId: string; fileId: string; lastDay: string }

/** For the school's tasks: what ends within a month or has ended. Null without any. */
export async function findDisclosureWork(schoolId: string): Promise<DisclosureWork | null> {
  const db = await database()
  const [page] = await db
    .select({
      id: schoolSitePages.id,
      blocks: schoolSitePages.blocks,
      today: sql<string>`day_in_india()::text`,
      lastDay: sql<string>`(day_in_india() + ${FIRST_REMINDER}::int)::text`,
    })
    .from(schoolSitePages)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSitePages.siteId))
    .where(
      and(
        eq(schoolSites.schoolId, schoolId),
        eq(schoolSitePages.kind, 'disclosure'),
        isNull(schoolSitePages.removedAt),
      ),
    )
  const disclosure = page && findDisclosure(siteBlocks.parse(page.blocks))
  const documents = (disclosure?.documents ?? [])
    .filter(({ until }) => until !== '' && page && until <= page.lastDay)
    .map((document) => ({
      ...{ title: document.title, until: document.until },
      hasEnded: hasEnded(document, page?.today ?? ''),
    }))
  return page && documents.length > 0 ? { pageId: page.id, documents } : null
}

/**
 * An email 30 and 7 days before a document ends. A row in `school_site_document_reminders` claims each one; a
 * new last day is reminded of again. After downtime only the nearer of both is sent.
 */
export async function sendDocumentReminders(): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const claimed = await claimReminders(tx)
    const siteIds = [...new Set(claimed.map(({ siteId }) => siteId))]
    for (const siteId of siteIds)
      await remindCoordinators(
        tx,
        siteId,
        claimed.filter((row) => row.siteId === siteId),
      )
    return claimed.length
  })
}

const inDays = (days: number) => sql`(day_in_india() + ${sql.raw(`${days}`)})::text`

/** Of schools with a running term. Days are compared as text, because what was typed may be no day. */
const claimReminders = (tx: Db): Promise<ClaimedDocument[]> =>
  tx
    .insert(schoolSiteDocumentReminders)
    .select(sql`
      with document as (
        select distinct ${schoolSites.id} as site_id, ${schoolSites.schoolId} as school_id,
            entry->>'file' as file_id, entry->>'until' as last_day
          from ${schoolSitePages} join ${schoolSites} on ${schoolSites.id} = ${schoolSitePages.siteId}
            cross join jsonb_array_elements(${schoolSitePages.blocks}) block
            cross join jsonb_array_elements(block->'documents') entry
          where ${schoolSitePages.kind} = 'disclosure' and ${schoolSitePages.removedAt} is null
            and block->>'type' = 'disclosure'
            and entry->>'until' between ${inDays(0)} and ${inDays(FIRST_REMINDER)})
      select document.site_id, document.last_day, document.file_id, stage.days, now() from document
        cross join lateral (select case when document.last_day > ${inDays(LAST_REMINDER)}
          then ${sql.raw(`${FIRST_REMINDER}`)} else ${sql.raw(`${LAST_REMINDER}`)} end as days) stage
        where exists (select from ${terms} where ${terms.schoolId} = document.school_id
            and day_in_india() between ${terms.firstDay} and ${terms.lastDay})
          and not exists (select from ${schoolSiteDocumentReminders} sent
            where sent.site_id = document.site_id and sent.file_id = document.file_id
              and sent.last_day = document.last_day and sent.days_before = stage.days)
        limit ${REMINDER_BATCH_SIZE}`)
    .onConflictDoNothing()
    .returning({
      siteId: schoolSiteDocumentReminders.siteId,
      fileId: schoolSiteDocumentReminders.fileId,
      lastDay: schoolSiteDocumentReminders.lastDay,
    })

async function remindCoordinators(tx: Db, siteId: string, claimed: ClaimedDocument[]) {
  const [page] = await tx
    .select({
      ...{ id: schoolSitePages.id, blocks: schoolSitePages.blocks, schoolId: schools.id },
      institution_name: schools.name,
    })
    .from(schoolSitePages)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSitePages.siteId))
    .innerJoin(schools, eq(schools.id, schoolSites.schoolId))
    .where(and(eq(schoolSites.id, siteId), eq(schoolSitePages.kind, 'disclosure')))
  const disclosure = page && findDisclosure(siteBlocks.parse(page.blocks))
  if (!page || !disclosure) return
  const { schoolId, institution_name } = page
  const isClaimed = (file: string, until: string) =>
    claimed.some(({ fileId, lastDay }) => fileId === file && lastDay === until)
  const documents = disclosure.documents
    .filter(({ file, until }) => isClaimed(file, until))
    .map(({ title, until }) => `${title.replace(/\s+/g, ' ')}\t${until}`)
    .join('\n')
  const link = absoluteUrl(routes.schoolWebsitePage(page.id))
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId)) {
    const data = { institution_name, documents, link, firstname, userId }
    await enqueueMail<SchoolSiteEmailData>(tx, { template: 'siteDocumentsEnd', to: email, data })
  }
}
