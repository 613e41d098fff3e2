import 'server-only'
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isSlug, requireUuid } from '@/base/ids'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { hasWorkingEmail, users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/read-models/live-sessions'
import { memberships } from '@/db/read-models/schools'
import { inHouseSessions } from '@/db/read-models/training'
import type { Language } from '@/i18n/languages'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttemptInTransaction } from '@/lib/auth/rate-limits'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { hasSeatIn, lockOwnSchool } from '@/lib/schools/locks'
import type { Coordinator } from '@/lib/training/in-house/session'
import type { TrainingEmailData } from './emails'
import { loadTrainingFile } from './training-file/load'

/** Only what the coordinator sees counts: hours that a teacher does not share stay unknown. */
export async function remindTeachersWithoutHours(viewer: Coordinator): Promise<number> {
  const { id: schoolId } = await getCoordinatedSchool(viewer)
  const file = await loadTrainingFile(schoolId)
  const ids = file?.teachers
    .filter(({ activities, leftOn }) => activities.length === 0 && leftOn === null)
    .map(({ userId }) => userId)
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockForNotice(tx, viewer, 'reminder')
    if (school.id !== schoolId) throw new AppError('notFound', 'notFound')
    const isWithoutHours = sql`${users.id}::text in (
      select value from jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb) as listed(value))`
    const teachers = await findReachableTeachers(tx, viewer, school.id, isWithoutHours)
    const link = absoluteUrl(routes.myLearning)
    await enqueueMails<TrainingEmailData>(
      tx,
      teachers.map(({ email, ...reader }) => ({
        ...{ template: 'trainingReminder', to: email },
        data: { ...reader, institution_name: school.name, link },
      })),
      { isBulk: true },
    )
    await writeAuditLog(tx, {
      ...{ action: 'school.teachers-reminded', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, values: { count: teachers.length } },
    })
    return teachers.length
  })
}

/** A published live session that has not started. */
export async function announceLiveSession(viewer: Coordinator, slug: string): Promise<number> {
  if (!isSlug(slug)) throw new AppError('notFound', 'notFound')
  return announce(viewer, async (tx) => {
    const [session] = await tx
      .select({
        title: liveSessions.title,
        startsAt: liveSessions.startsAt,
        language: liveSessions.language,
      })
      .from(liveSessions)
      .where(
        and(
          eq(liveSessions.slug, slug),
          eq(liveSessions.state, 'published'),
          gt(liveSessions.startsAt, sql`now()`),
        ),
      )
    return session && { ...session, link: absoluteUrl(routes.liveSession(slug)) }
  })
}

/** Of the coordinator's own school, not cancelled, not started. */
export async function announceInHouseSession(viewer: Coordinator, id: string): Promise<number> {
  const sessionId = requireUuid(id)
  return announce(viewer, async (tx, schoolId) => {
    const [session] = await tx
      .select({ title: inHouseSessions.title, startsAt: inHouseSessions.startsAt })
      .from(inHouseSessions)
      .where(
        and(
          eq(inHouseSessions.id, sessionId),
          eq(inHouseSessions.schoolId, schoolId),
          isNull(inHouseSessions.cancelledAt),
          gt(inHouseSessions.startsAt, sql`now()`),
        ),
      )
    return session && { ...session, link: '' }
  })
}

type FindSession = (
  tx: Db,
  schoolId: string,
) => Promise<{ title: string; startsAt: Date; link: string; language?: Language } | undefined>

async function announce(viewer: Coordinator, findSession: FindSession): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockForNotice(tx, viewer, 'announcement')
    const session = await findSession(tx, school.id)
    if (!session) throw new AppError('notFound', 'notFound')
    const { title, link, language } = session
    const startsAt = session.startsAt.toISOString()
    const teachers = await findReachableTeachers(tx, viewer, school.id)
    await enqueueMails<TrainingEmailData>(
      tx,
      teachers.map(({ email, ...reader }) => ({
        ...{ template: 'sessionAnnounced', to: email },
        data: { ...reader, institution_name: school.name, title, startsAt, link, language },
      })),
      { isBulk: true },
    )
    await writeAuditLog(tx, {
      ...{ action: 'school.session-announced', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, values: { title, count: teachers.length } },
    })
    return teachers.length
  })
}

/** Counted per school, so that two coordinators, or two presses at once, send one. */
async function lockForNotice(tx: Db, viewer: Coordinator, kind: 'reminder' | 'announcement') {
  const { school } = await lockOwnSchool(tx, viewer.id)
  const { isFull } = await countAttemptInTransaction(tx, 'SCHOOL_NOTICES', `${kind} ${school.id}`)
  if (isFull) throw new AppError('conflict', 'schoolNoticeSent')
  return school
}

/** With a seat now and a working address, who did not unsubscribe. */
async function findReachableTeachers(
  tx: Db,
  viewer: Coordinator,
  schoolId: string,
  condition?: SQL,
) {
  const teachers = await tx
    .select({ userId: users.id, email: users.email, firstname: users.firstname })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        hasSeatIn(schoolId),
        eq(users.wantsReminders, true),
        hasWorkingEmail,
        ne(users.id, viewer.id),
        condition,
      ),
    )
  if (teachers.length === 0) throw new AppError('conflict', 'noTeacherToNotify')
  return teachers
}
