import 'server-only'
import { getLists } from '@/lib/content/lists'
import { findInHouseOfUser } from '@/lib/training/in-house/hours'
import { getRuleOfUser } from '@/lib/training/rule-list'
import { summarizeSplit } from '@/lib/training/split'
import { summarizeMinutes } from '../hours'
import { getLearner } from '../learner'
import { findEntries } from '../own-entries'
import { getSchoolYear, isInSchoolYear } from '../school-year'
import { findAttendedSessions } from './sessions'
import { findUpcomingSessions } from './upcoming'

export async function getLearningRecord(userId: string) {
  const learner = await getLearner(userId)
  const [learningYear, coming] = await Promise.all([
    getLearningYear(userId, getSchoolYear(learner.today).first),
    findUpcomingSessions(userId),
  ])
  return { learner, coming, ...learningYear }
}

export type LearningRecord = Awaited<ReturnType<typeof getLearningRecord>>

/** Lists everything; the sums are of one school year. */
export async function getLearningYear(userId: string, firstYear: number) {
  const year = getSchoolYear(`${firstYear}-04-01`)
  const [lists, rule, sessions, entries, inHouse] = await Promise.all([
    getLists(),
    getRuleOfUser(userId, firstYear),
    findAttendedSessions(userId),
    findEntries(userId),
    findInHouseOfUser(userId),
  ])
  const countedSessions = sessions.filter(({ counts }) => counts)
  const activitiesOfYear = [...countedSessions, ...entries, ...inHouse].filter(({ day }) =>
    isInSchoolYear(year, day),
  )
  return {
    sessions,
    entries,
    inHouse,
    year,
    themes: lists.theme,
    minutes: summarizeMinutes(year, countedSessions, [...entries, ...inHouse], lists.theme),
    rule,
    split: summarizeSplit(rule, activitiesOfYear),
  }
}
