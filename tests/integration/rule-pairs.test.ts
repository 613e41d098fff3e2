import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import {
  attendances,
  certificates,
  liveSessions,
  memberships,
  schools,
  terms,
  users,
} from '@/db/schema'
import { getSessionClosing } from '@/lib/certificates/closing'
import { issueCertificates } from '@/lib/certificates/issue'
import {
  canAttend,
  canJoinInPhase,
  getCodeClosesAt,
  getLiveSessionPhase,
} from '@/lib/live-sessions/policy'
import { getSeatCounts } from '@/lib/schools/my-school'
import { requireFreeSeat } from '@/lib/schools/seats'
import { listTerms, selectPresentTerm } from '@/lib/schools/terms/terms'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool, newUser, setClock } from '../support/schools'

/** Rules that SQL decides and pages draw in TypeScript: both must agree, at the edges too. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let isSubscribedUser: Record<'yes' | 'no', string>
beforeAll(async () => {
  site = await openInProcessDatabase({ SUBSCRIPTION_MODE: 'instant' })
  const { coordinator } = await newSchool(site.db)
  isSubscribedUser = { yes: coordinator.id, no: (await newUser(site.db)).id }
})
afterAll(() => site?.close())

const MINUTE_MS = 60_000
const STATES = ['draft', 'published', 'cancelled'] as const

describe('a live session', () => {
  /** Start, compared with now, at each edge of a session of 60 minutes, and one millisecond to both sides. */
  const edges = { joinOpens: 15, starts: 0, ends: -60, codeCloses: -90 }
  const offsets = Object.values(edges).flatMap((minutes) =>
    [-1, 0, 1].map((ms) => minutes * MINUTE_MS + ms),
  )

  test('can be joined and is over at the same millisecond in SQL and on the page', async () => {
    const conditions = await import('@/lib/live-sessions/conditions')
    const { id } = await newLiveSession(site.db)
    const phases = new Set<string>()
    for (const state of STATES)
      for (const offset of offsets) {
        const row = await readAt(id, state, offset, conditions)
        const phase = getLiveSessionPhase(row, row.now)
        phases.add(phase)
        const label = `${state} ${offset}`
        const isInWindow = !row.isTooEarly && !row.isTooLate
        expect(isInWindow && state !== 'cancelled', label).toBe(canJoinInPhase(phase))
        expect(row.hasEnded, label).toBe(phase === 'over' && state === 'published')
        expect(row.isCodeClosed, label).toBe(row.now >= getCodeClosesAt(row))
      }
    expect([...phases].sort()).toEqual(['cancelled', 'live', 'open', 'over', 'upcoming'])
  })

  /** In one transaction, so that the start and the comparison use the same time. */
  const readAt = (
    id: string,
    state: (typeof STATES)[number],
    offsetMs: number,
    { codeClosesAt, hasEnded, isTooEarlyToJoin, isTooLateToJoin }: SessionConditions,
  ) =>
    site.db.transaction(async (tx) => {
      // A Date has milliseconds only.
      const now = sql`date_trunc('milliseconds', now())`
      await tx
        .update(liveSessions)
        .set({ state, startsAt: sql`${now} + ${offsetMs} * interval '1 millisecond'` })
        .where(eq(liveSessions.id, id))
      const [row] = await tx
        .select({
          state: liveSessions.state,
          startsAt: liveSessions.startsAt,
          minutes: liveSessions.minutes,
          now: now.mapWith(liveSessions.startsAt),
          isTooEarly: isTooEarlyToJoin,
          isTooLate: isTooLateToJoin,
          hasEnded,
          isCodeClosed: sql<boolean>`now() >= ${codeClosesAt}`,
        })
        .from(liveSessions)
        .where(eq(liveSessions.id, id))
      if (!row) throw new Error('no session')
      return row
    })

  test('is open to the same users in SQL and on the page', async () => {
    const conditions = await import('@/lib/live-sessions/conditions')
    const results = []
    for (const audience of ['user', 'subscriber'] as const)
      for (const userId of Object.values(isSubscribedUser)) {
        const { id } = await newLiveSession(site.db, { audience })
        const [row] = await site.db
          .select({ decided: conditions.isOpenToViewer, isSubscribed })
          .from(liveSessions)
          .innerJoin(users, eq(users.id, userId))
          .where(eq(liveSessions.id, id))
        expect(row?.decided).toBe(
          canAttend({ isSubscribed: row?.isSubscribed ?? false }, { audience }),
        )
        results.push(row?.decided)
      }
    expect(results).toEqual([true, true, true, false])
  })
})

type SessionConditions = typeof import('@/lib/live-sessions/conditions')

describe('a school', () => {
  test('has a subscription in SQL on the days on which its page shows a running term', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await site.db.delete(terms).where(eq(terms.schoolId, id))
    await site.db.insert(terms).values([
      { schoolId: id, firstDay: '2030-04-01', lastDay: '2031-03-31', seats: 5 },
      { schoolId: id, firstDay: '2031-04-02', lastDay: '2032-03-31', seats: 5 },
    ])
    const days = {
      '2030-03-31': false,
      '2030-04-01': true,
      '2031-03-31': true,
      '2031-04-01': false,
    }
    for (const [day, isExpected] of Object.entries({
      ...days,
      '2031-04-02': true,
      '2032-04-01': false,
    })) {
      await setClock(site.db, `timestamptz '${day} 12:00+05:30'`)
      const [row] = await site.db
        .select({ isSubscribed })
        .from(users)
        .where(eq(users.id, coordinator.id))
      const isRunning = selectPresentTerm(await listTerms(site.db, id))?.status === 'running'
      expect([day, row?.isSubscribed, isRunning]).toEqual([day, isExpected, isExpected])
    }
    await setClock(site.db, 'now()')
  })

  test('accepts a member exactly while its page shows a free seat', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [school] = await site.db.select().from(schools).where(eq(schools.id, id))
    const colleague = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: colleague.id, schoolId: id, role: 'teacher' })
    const shown = []
    for (const seats of [1, 2, 3]) {
      await site.db.update(terms).set({ seats }).where(eq(terms.schoolId, id))
      const { free } = await getSeatCounts(id)
      const isAccepted = await requireFreeSeat(
        site.db,
        { id, name: `${school?.name}` },
        { role: 'teacher' },
      ).then(
        () => true,
        () => false,
      )
      expect(isAccepted).toBe(free > 0)
      shown.push(free)
    }
    expect(shown).toEqual([0, 0, 1])
    expect(coordinator.id).not.toBe(colleague.id)
  })
})

describe('a certificate', () => {
  test('is issued to exactly those who are not listed as waiting', async () => {
    const closed = await newLiveSession(site.db, { inMinutes: -200, closedAt: new Date() })
    const people = await Promise.all(
      [null, new Date()].flatMap((emailConfirmedAt) =>
        [null, 'Meena Iyer'].map((certificateName) =>
          newUser(site.db, { emailConfirmedAt, certificateName }),
        ),
      ),
    )
    await site.db.insert(attendances).values(
      people.map(({ id }) => ({
        liveSessionId: closed.id,
        userId: id,
        source: 'manual' as const,
      })),
    )
    const before = await getSessionClosing(closed.id)
    await issueCertificates({ liveSessionId: closed.id })
    const issued = await site.db
      .select({ userId: certificates.userId })
      .from(certificates)
      .where(eq(certificates.liveSessionId, closed.id))
    const waitingIds = before?.teachers.map(({ id }) => id) ?? []
    expect([...issued.map(({ userId }) => userId), ...waitingIds].sort()).toEqual(
      people.map(({ id }) => id).sort(),
    )
    expect(before).toMatchObject({ present: 4, waiting: 3, issued: 0 })
    expect(await getSessionClosing(closed.id)).toMatchObject({ waiting: 3, issued: 1 })
  })

  test('is issued for a session only if its page says closed', async () => {
    const attendee = await newUser(site.db, {
      emailConfirmedAt: new Date(),
      certificateName: 'Meena',
    })
    for (const state of STATES)
      for (const closedAt of [null, new Date()]) {
        const { id } = await newLiveSession(site.db, { state, closedAt, inMinutes: -200 })
        await site.db
          .insert(attendances)
          .values({ liveSessionId: id, userId: attendee.id, source: 'manual' })
        await issueCertificates({ liveSessionId: id })
        const closing = await getSessionClosing(id)
        expect([state, closing?.issued]).toEqual([state, closing?.status === 'closed' ? 1 : 0])
      }
  })
})
