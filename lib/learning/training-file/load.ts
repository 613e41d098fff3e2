import 'server-only'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships, schools } from '@/db/read-models/schools'
import { compareNames } from '@/i18n/compare-names'
import { getLists } from '@/lib/content/lists'
import {
  type ClassifiedMinutes,
  isComplete,
  listTrainingRules,
  selectRule,
  summarizeSplit,
  type TrainingRule,
  type TrainingSplit,
} from '@/lib/training/rules'
import { getSchoolYear, groupRows, type SchoolYear, summarizeMinutes } from '../hours'
import { findSchoolActivities, leftOn, memberSince } from '../school-activities'

export type TrainingFile = NonNullable<Awaited<ReturnType<typeof loadTrainingFile>>>
export type TrainingFileTeacher = TrainingFile['teachers'][number]
export type TrainingFileActivity = TrainingFileTeacher['activities'][number]

/** The caller must check access. Null for a school year without the school. */
export async function loadTrainingFile(schoolId: string, yearParam?: string | null) {
  const { school, today, years } = await getSchoolYears(schoolId)
  const firstYear = yearParam ? Number(yearParam) : years[0]
  if (firstYear === undefined || !years.includes(firstYear)) return null
  const year = getSchoolYear(`${firstYear}-04-01`)
  const [lists, rules, people, { sessions, inHouse, entries }] = await Promise.all([
    getLists(),
    listTrainingRules(),
    findTeachersOfYear(schoolId, year),
    findSchoolActivities(hadSeatIn(schoolId, year), year),
  ])
  const activitiesByUser = groupRows([...sessions, ...inHouse, ...entries], ({ userId }) => userId)
  const rule = selectRule(rules, school.board, firstYear)
  const teachers = people.map((teacher) => {
    const activities = (activitiesByUser.get(teacher.userId) ?? []).toSorted(compareDays)
    const beforeJoining = sumMinutes(activities.filter(({ isBeforeJoining }) => isBeforeJoining))
    return { ...teacher, activities, beforeJoining, split: summarizeSplit(rule, activities) }
  })
  return {
    ...{ school, today, years, year, teachers },
    rule: { ...rule, isFallback: rule.board !== school.board },
    minutes: summarizeMinutes(year, sessions, [...entries, ...inHouse], lists.theme),
    calendar: listCalendar([...sessions, ...inHouse.filter(({ isOwnSchool }) => isOwnSchool)]),
    totals: getTotals(rule, teachers),
  }
}

async function getSchoolYears(schoolId: string) {
  const db = await database()
  const [[school], firstDay] = await Promise.all([
    db
      .select({
        name: schools.name,
        board: schools.affiliationBoard,
        principal: schools.principalName,
        today: sql<string>`day_in_india()::text`,
      })
      .from(schools)
      .where(eq(schools.id, schoolId)),
    findFirstTeacherDay(schoolId),
  ])
  if (!school) throw new Error('no school')
  return { school, today: school.today, years: listYears(firstDay ?? school.today, school.today) }
}

/** From the current school year back to the first with a teacher. */
function listYears(firstDay: string, today: string): number[] {
  const { first: current } = getSchoolYear(today)
  const { first: earliest } = getSchoolYear(firstDay)
  return Array.from({ length: Math.max(1, current - earliest + 1) }, (_, index) => current - index)
}

type CalendarRow = {
  id: string
  day: string
  title: string
  minutes: number
  isBeforeJoining: boolean
}

function listCalendar(sessions: CalendarRow[]) {
  const bySession = groupRows(sessions, ({ id }) => id)
  return [...bySession.values()]
    .flatMap((rows) => {
      const [first] = rows
      const beforeJoining = rows.filter(({ isBeforeJoining }) => isBeforeJoining).length
      return first ? [{ ...first, teachers: rows.length, beforeJoining }] : []
    })
    .toSorted(compareDays)
}

function getTotals(rule: TrainingRule, teachers: TeacherOfYear[]) {
  const activities = teachers.flatMap((teacher) => teacher.activities)
  return {
    teachers: teachers.length,
    left: teachers.filter(({ leftOn }) => leftOn !== null).length,
    complete: teachers.filter(({ split }) => isComplete(split)).length,
    certificates: activities.filter(({ number }) => number !== null).length,
    domains: summarizeSplit(rule, activities).domains,
    minutes: sumMinutes(activities),
  }
}

type TeacherOfYear = {
  leftOn: string | null
  split: TrainingSplit
  activities: (ClassifiedMinutes & { number: string | null })[]
}

const sumMinutes = (activities: { minutes: number }[]) =>
  activities.reduce((sum, { minutes }) => sum + minutes, 0)

type DatedRow = { day: string; title: string }

const compareDays = (first: DatedRow, second: DatedRow) =>
  first.day.localeCompare(second.day) || compareNames(first.title, second.title)

/** The caller must check access. */

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

export const hadSeatIn = (schoolId: string, { from, to }: SchoolYear) =>
  and(
    eq(memberships.schoolId, schoolId),
    sql`${memberSince} <= ${to}::date`,
    or(isNull(memberships.leftAt), sql`${leftOn} >= ${from}::date`),
  )

/** One row per teacher: first day, and the last day of those who left and did not return. */
export async function findTeachersOfYear(schoolId: string, year: SchoolYear) {
  const db = await database()
  return db
    .select({
      userId: users.id,
      name: fullName,
      email: users.email,
      employeeNumber: sql<string | null>`max(${memberships.employeeNumber})`,
      /** Of joining the school, from its staff list; `joinedOn` is the day of the seat. */
      joiningDay: sql<string | null>`min(${memberships.joiningDay})::text`,
      joinedOn: sql<string>`min(${memberSince})::text`,
      leftOn: sql<
        string | null
      >`case when bool_or(${memberships.leftAt} is null) then null else max(${leftOn})::text end`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(hadSeatIn(schoolId, year))
    .groupBy(users.id, users.firstname, users.lastname, users.email)
    .orderBy(orderByName(fullName), asc(users.id))
}

export async function findFirstTeacherDay(schoolId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ day: sql<string | null>`min(${memberSince})::text` })
    .from(memberships)
    .where(eq(memberships.schoolId, schoolId))
  return row?.day ?? null
}
