import 'server-only'
import { getRuleOfUser } from '@/lib/training/queries/rules'
import { summarizeSplit } from '@/lib/training/split'
import { summarizeMinutes } from '../hours'
import { getSchoolYear, isInSchoolYear } from '../school-year'
import { findEntries } from './entries'
import { getLearner } from './learner'
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
  const [rule, sessions, entries] = await Promise.all([
    getRuleOfUser(userId, firstYear),
    findAttendedSessions(userId),
    findEntries(userId),
  ])
  const countedSessions = sessions.filter(({ counts }) => counts)
  const activitiesOfYear = [...countedSessions, ...entries].filter(({ day }) =>
    isInSchoolYear(year, day),
  )
  return {
    sessions,
    entries,
    year,
    minutes: summarizeMinutes(year, countedSessions, entries),
    rule,
    split: summarizeSplit(rule, activitiesOfYear),
  }
}
