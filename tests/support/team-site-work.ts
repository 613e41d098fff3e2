import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { announcements, certificates, liveSessionRegistrations, schoolViews } from '@/db/schema'
import { newOrder, setUpBilling } from './billing'
import { insertAttendances, newPastLiveSession } from './past-live-sessions'

/** What the team does on a day: billing, sessions, announcements and texts. */

type TestPerson = { id: string }

/** An order with payments that wait, and orders in other states. */
export async function billForTeamSite(db: Db) {
  const { recordPayment } = await import('@/lib/billing/payment/record')
  const { reportPayment } = await import('@/lib/billing/payment/reports')
  const { paymentForm } = await import('@/lib/billing/schema')
  const billing = await setUpBilling(db)
  const pay = (reference: string, amount: string) =>
    paymentForm.parse({ mode: 'neft', paidOn: '2026-04-02', reference, amount, tds: '' })
  const { orderId, school } = await newOrder(db, billing.price.id)
  await reportPayment(school.coordinator, orderId, pay('SBIN426092218812', '5000'))
  const paid = await newOrder(db, billing.price.id)
  await recordPayment(billing.accountant, paid.orderId, pay('UTIB0000426-TERM-FEES-2026', '11800'))
  await newOrder(db, billing.price.id)
  return { order: orderId }
}

export async function publishForTeamSite(db: Db, editor: TestPerson, schoolId: string) {
  const follow = await import('@/lib/team/schools/follow-up')
  await follow.addSchoolNote(editor, schoolId, 'The principal prefers a call after 4 pm.')
  await follow.addSchoolTag(editor, schoolId, 'pilot district')
  await db.insert(schoolViews).values([
    { userId: editor.id, name: 'Ends this month', filters: { term: 'ends-30' }, isShared: true },
    {
      userId: editor.id,
      name: 'Low use in Coimbatore',
      filters: { lowUse: 'yes', district: 'Coimbatore' },
      isShared: true,
    },
  ])
  const body = 'Dear {firstname},\n\nthe **new toolkit** is ready:\n\n- cards\n- rubrics'
  const news = { audience: 'news', subject: 'A new toolkit for grades 6 to 8', body } as const
  const startsAt = sql`now() - interval '2 days'`
  const counts = { recipientCount: 812, sentCount: 812, deliveredCount: 790, bouncedCount: 22 }
  const [draft, sent] = await db
    .insert(announcements)
    .values([
      { ...news, changedBy: editor.id },
      { ...news, state: 'sent', startsAt, finishedAt: startsAt, ...counts },
      { ...news, state: 'scheduled', startsAt: sql`now() + interval '2 days'` },
    ])
    .returning({ id: announcements.id })
  if (!draft || !sent) throw new Error('no announcements')
  return { announcement: draft.id, sentAnnouncement: sent.id }
}

/** A session that is over: registered, present and invited people, feedback and a certificate. */
export async function runSessionOfTeamSite(db: Db, editor: TestPerson, teachers: TestPerson[]) {
  const { addAttendee } = await import('@/lib/live-sessions/attendance/attendees')
  const { importAttendanceList } = await import('@/lib/live-sessions/attendance/import')
  const { saveFeedback } = await import('@/lib/live-sessions/feedback')
  const session = await newPastLiveSession(db)
  const liveSessionId = session.id
  await db
    .insert(liveSessionRegistrations)
    .values(
      teachers.map(({ id: userId }) => ({ liveSessionId, userId, state: 'registered' as const })),
    )
  const [first, ...others] = teachers
  if (!first) throw new Error('no teachers')
  await insertAttendances(db, liveSessionId, [first])
  const people = others.map(({ id }) => id)
  await importAttendanceList(editor.id, liveSessionId, { people })
  const guest = { name: 'Devika Nair', email: 'devika.nair@school.example' }
  await addAttendee(editor, liveSessionId, guest)
  const answer = { usefulness: '5', clarity: '4', comment: 'More examples from class 7.' } as const
  await saveFeedback(first, session.slug, answer)
  const { randomCertificateNumber } = await import('@/lib/certificates/number')
  const number = randomCertificateNumber()
  await db
    .insert(certificates)
    .values({ number, liveSessionId, userId: first.id, name: 'Lakshmi Narayanan' })
  return { session: liveSessionId, certificate: number }
}
