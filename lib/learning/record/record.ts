import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { getLists } from '@/lib/content/lists'
import { inHouseOfUser } from '@/lib/training/in-house/hours'
import { chooseRule, findRulesForUser } from '@/lib/training/rule-list'
import { summarizeSplit } from '@/lib/training/split'
import { summarizeMinutes } from '../hours'
import { learnerColumns } from '../learner'
import { entriesOfUser } from '../own-entries'
import { getSchoolYear, isInSchoolYear } from '../school-year'
import { attendedSessions } from './sessions'
import { upcomingSessions } from './upcoming'

export async function getLearningRecord(userId: string) {
  const record = await findLearningRecord(userId)
  if (!record) throw new Error('nobody')
  return record
}

export type LearningRecord = Awaited<ReturnType<typeof getLearningRecord>>

const recordQuery = prepareOnce((db) =>
  db
    .select({
      learner: learnerColumns,
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
