import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { site } from '@/base/site'
import {
  type ProviderClass,
  type StandardDomain,
  type TrainingMode,
  toHours,
} from '@/base/training-kinds'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { readingPositions } from '@/db/read-models/library'
import { schoolText } from '@/i18n/school'
import { trainingText } from '@/i18n/training'
import { findPageLabel, getLists, type ListEntry } from '@/lib/content/lists'
import { iterateTeachers, type SchoolTeacher } from '@/lib/schools/teachers/list'
import { inHouseOfUser } from '@/lib/training/in-house/hours'
import { chooseRule, findRulesForUser, summarizeSplit } from '@/lib/training/rules'
import { getSchoolYear, isInSchoolYear, summarizeMinutes } from '../hours'
import { learnerColumns } from '../learner'
import { entriesOfUser } from '../own-entries'
import { getTrainingByMembership, NO_TRAINING } from '../school-hours'
import { attendedSessions, upcomingSessions } from './sessions'

export async function getLearningRecord(userId: string) {
  const record = await findLearningRecord(userId)
  if (!record) throw new Error('nobody')
  return record
}

export type LearningRecord = Awaited<ReturnType<typeof getLearningRecord>>

const hasRead = sql<boolean>`exists (select from ${readingPositions}
  where ${readingPositions.userId} = ${sql.placeholder('userId')})`

const recordQuery = prepareOnce((db) =>
  db
    .select({
      learner: { ...learnerColumns, hasRead },
      coming: upcomingSessions(db),
      sessions: attendedSessions(db),
      entries: entriesOfUser(db),
      inHouse: inHouseOfUser(db),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('learning_record'),
)

/** Lists everything; the sums are of one school year, by default the current one. */
export async function findLearningRecord(userId: string, firstYear?: number) {
  const db = await database()
  const [[record], rules, lists] = await Promise.all([
    recordQuery(db).execute({ userId }),
    findRulesForUser(userId),
    getLists(),
  ])
  if (!record) return null
  const { sessions, entries, inHouse } = record
  const year = getSchoolYear(firstYear ? `${firstYear}-04-01` : record.learner.today)
  const rule = chooseRule(rules, year.first)
  const countedSessions = sessions.filter(({ counts }) => counts)
  const activitiesOfYear = [...countedSessions, ...entries, ...inHouse].filter(({ day }) =>
    isInSchoolYear(year, day),
  )
  return {
    ...record,
    year,
    themes: lists.theme,
    minutes: summarizeMinutes(year, countedSessions, [...entries, ...inHouse], lists.theme),
    rule,
    split: summarizeSplit(rule, activitiesOfYear),
  }
}

type RecordActivity = {
  day: string
  title: string
  theme: string | null
  minutes: number
  providerClass: ProviderClass
  mode: TrainingMode | null
  standardDomain: StandardDomain | null
}

export function buildRecordRows({
  sessions,
  entries,
  inHouse,
  themes,
}: Pick<LearningRecord, 'sessions' | 'entries' | 'inHouse' | 'themes'>) {
  const sessionRows = sessions
    .filter(({ counts }) => counts)
    .map((liveSession) => ({
      ...buildRow(liveSession, site.name as string, themes),
      number: liveSession.number ?? '',
    }))
  const entryRows = [...entries, ...inHouse].map((entry) => ({
    ...buildRow(entry, entry.provider, themes),
    number: '',
  }))
  return [...sessionRows, ...entryRows].sort((a, b) => b.day.localeCompare(a.day))
}

function buildRow(activity: RecordActivity, provider: string, themes: ListEntry[]) {
  const { providerClasses, modes, standardDomains } = trainingText()
  const { day, title, theme, minutes, providerClass, mode, standardDomain } = activity
  return {
    day,
    title,
    provider,
    theme: findPageLabel(themes, theme),
    providerClass: providerClasses[providerClass],
    mode: mode ? modes[mode] : '',
    standardDomain: standardDomain ? standardDomains[standardDomain] : '',
    minutes,
    hours: formatDecimalHours(minutes),
  }
}

/** A decimal number for spreadsheets: `1.5`. */
export const formatDecimalHours = (minutes: number) => String(toHours(minutes))

export function sendSchoolRecord(request: Request, schoolId: string): Response {
  const { heads: headers } = schoolText().record
  return createCsvResponse(request, 'school-record', headers, createCsvLines(schoolId))
}

async function* createCsvLines(schoolId: string) {
  const { roles } = schoolText().record
  for await (const teachers of iterateTeachers(schoolId, withoutDeadline))
    yield encodeCsvRows(await addTraining(teachers, roles))
}

async function addTraining(
  teachers: SchoolTeacher[],
  roles: Record<SchoolTeacher['role'], string>,
) {
  const ids = teachers.map(({ membershipId }) => membershipId)
  const training = await withoutDeadline(() => getTrainingByMembership(ids))
  return teachers.map(({ membershipId, name, email, role, since }) => {
    const hours = training.get(membershipId) ?? NO_TRAINING
    return [
      name,
      email,
      roles[role],
      formatCsvDay(since),
      `${hours.sessions}`,
      ...[hours.minutes, hours.shared, hours.beforeJoining].map(formatDecimalHours),
    ]
  })
}
