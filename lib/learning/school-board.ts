import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { getLists } from '@/lib/content/lists'
import { hasSeatIn } from '@/lib/schools/locks'
import { listSeatedTeachers } from '@/lib/schools/teachers/list'
import { isComplete, listTrainingRules, selectRule, summarizeSplit } from '@/lib/training/rules'
import { groupRows, summarizeMinutes } from './hours'
import { findSchoolActivities } from './school-activities'
import { readSchoolYear, sumTraining } from './school-hours'

export type SchoolBoardQuery = { search?: string; sort?: string; page?: string }

export type SchoolBoard = Awaited<ReturnType<typeof loadSchoolBoard>>
export type BoardTeacher = SchoolBoard['rows'][number]

export const BOARD_COLUMNS = ['name', 'hours', 'last', 'since'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

const PAGE_SIZE = 50
/** So many teachers are named in the task. */
const NAMED = 3

/**
 * All that a coordinator sees of the teachers in this school year. The activities are read once for all
 * panels. Of what a teacher does, only training is in them: not logins, not reading. The caller must check
 * access.
 */
export async function loadSchoolBoard(schoolId: string, query: SchoolBoardQuery) {
  const [year, lists, rules, board, seats] = await Promise.all([
    readSchoolYear(),
    getLists(),
    listTrainingRules(),
    findBoard(schoolId),
    listSeatedTeachers(schoolId, query.search),
  ])
  const { sessions, inHouse, entries } = await findSchoolActivities(hasSeatIn(schoolId), year)
  const rule = selectRule(rules, board, year.first)
  const sessionsByUser = groupRows(sessions, ({ userId }) => userId)
  const inHouseByUser = groupRows(inHouse, ({ userId }) => userId)
  const entriesByUser = groupRows(entries, ({ userId }) => userId)
  const teachers = seats.map((seat) => {
    const own = sessionsByUser.get(seat.userId) ?? []
    const ofSchool = inHouseByUser.get(seat.userId) ?? []
    const shared = entriesByUser.get(seat.userId) ?? []
    const split = summarizeSplit(rule, [...own, ...ofSchool, ...shared])
    const { all: minutes, missing, hasParts } = split
    return {
      ...seat,
      ...{ minutes, isComplete: isComplete(split) },
      training: sumTraining(own, [...ofSchool, ...shared]),
      missing: hasParts ? missing.government + missing.inHouse : missing.all,
      lastDay: findLastDay([...own, ...ofSchool]),
    }
  })
  const needing = teachers.filter((teacher) => !teacher.isComplete)
  const found = sortTeachers(
    teachers.filter(({ isFound }) => isFound),
    query.sort,
  )
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, readPage(query.page)), pages)
  return {
    ...{ year, rule, page, pages },
    minutes: summarizeMinutes(year, sessions, [...entries, ...inHouse], lists.theme),
    totalMinutes: teachers.reduce((sum, { minutes }) => sum + minutes, 0),
    all: teachers.length,
    complete: teachers.length - needing.length,
    needing: {
      count: needing.length,
      names: needing.slice(0, NAMED).map(({ name }) => name),
    },
    found: found.length,
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  }
}

async function findBoard(schoolId: string) {
  const db = await database()
  const [school] = await db
    .select({ board: schools.affiliationBoard })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return school?.board ?? null
}

const findLastDay = (rows: { day: string }[]) =>
  rows.reduce<string | null>((last, { day }) => (last && last > day ? last : day), null)

const readPage = (page = '') => (/^\d{1,4}$/.test(page) ? Number(page) : 1)

type SortedTeacher = { name: string; minutes: number; lastDay: string | null; since: Date }

/** First who needs attention: the fewest hours, the session longest ago; and who joined last. */
const COMPARE: Record<BoardColumn, (first: SortedTeacher, second: SortedTeacher) => number> = {
  name: () => 0,
  hours: (first, second) => first.minutes - second.minutes,
  last: (first, second) => (first.lastDay ?? '').localeCompare(second.lastDay ?? ''),
  since: (first, second) => second.since.getTime() - first.since.getTime(),
}

/** The teachers come by name. A minus before the column turns the order round. */
function sortTeachers<Row extends SortedTeacher>(byName: Row[], sort = 'name'): Row[] {
  const column = BOARD_COLUMNS.find((name) => name === sort.replace('-', '')) ?? 'name'
  const compare = COMPARE[column]
  if (!sort.startsWith('-')) return byName.toSorted(compare)
  return column === 'name'
    ? byName.toReversed()
    : byName.toSorted((first, second) => compare(second, first))
}
