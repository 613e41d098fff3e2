import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schools } from '@/db/read-models/schools'
import { memberships, schoolNotes } from '@/db/schema'
import { type AuditEntry, findAuditTime, listAuditEntries } from '@/lib/audit/entries'
import { listMailsTo, type MailRow } from '@/lib/mail/team-list'
import { isCoordinatorOf } from '@/lib/schools/locks'

/** About the school; other emails to the same people are their own. */
const SCHOOL_EMAILS = [
  ...(['institutionReceived', 'subscriptionDecided', 'schoolOpened', 'schoolQuestion'] as const),
  ...(['quotation', 'billingDocument', 'orderReminder', 'termEnds'] as const),
  ...([
    'schoolAddress',
    'coordinatorNamed',
    'siteEnds',
    'siteDomainEnded',
    'siteDocumentsEnd',
    'siteApprovalAsked',
    'announcement',
  ] as const),
]

export type TimelineEvent =
  | { kind: 'entry'; at: Date; entry: AuditEntry; note?: string }
  | { kind: 'email'; at: Date; email: MailRow }

/** What happened to a school and what it was told, newest first. A page has a fixed number of log entries and the emails between them. */
export async function listSchoolTimeline(schoolId: string, after?: string) {
  const { rows, next } = await listAuditEntries({ targetId: schoolId, after })
  const [notes, addresses, until] = await Promise.all([
    readNotes(rows),
    listSchoolAddresses(schoolId),
    findAuditTime(after),
  ])
  const since = next ? (rows.at(-1)?.at ?? null) : null
  const emails = await listMailsTo({ addresses, templates: SCHOOL_EMAILS, since, until })
  const events: TimelineEvent[] = [
    ...rows.map((entry) => ({
      ...{ kind: 'entry' as const, at: entry.at, entry },
      note: notes.get(entry.targetId ?? ''),
    })),
    ...emails.map((email) => ({ kind: 'email' as const, at: email.at, email })),
  ]
  return { events: events.sort((a, b) => b.at.getTime() - a.at.getTime()), next }
}

/** Notes that were removed have no text any more. */
async function readNotes(entries: AuditEntry[]): Promise<Map<string, string>> {
  const ids = entries.flatMap(({ action, targetId }) =>
    action === 'school.note-added' && targetId ? [targetId] : [],
  )
  const db = await database()
  const rows = await db
    .select({ id: schoolNotes.id, text: schoolNotes.text })
    .from(schoolNotes)
    .where(inArray(schoolNotes.id, ids))
  return new Map(rows.map(({ id, text }) => [id, text]))
}

async function listSchoolAddresses(schoolId: string): Promise<string[]> {
  const db = await database()
  const [own, coordinators] = await Promise.all([
    db
      .select({ email: schools.email, confirmed: schools.confirmedEmail })
      .from(schools)
      .where(eq(schools.id, schoolId)),
    db
      .select({ email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(isCoordinatorOf(schoolId))),
  ])
  const addresses = [
    ...own.flatMap(({ email, confirmed }) => [email, confirmed]),
    ...coordinators.map(({ email }) => email),
  ]
  return [...new Set(addresses.filter((address): address is string => Boolean(address)))]
}
