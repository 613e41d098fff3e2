import 'server-only'
import { summarizeMinutes } from '../hours'
import { getSchoolYear } from '../school-year'
import { findEntries } from './entries'
import { getLearner } from './learner'
import { findAttendedSessions } from './sessions'
import { findUpcomingSessions } from './upcoming'

export async function getLearningRecord(userId: string) {
  const [learner, sessions, entries, coming] = await Promise.all([
    getLearner(userId),
    findAttendedSessions(userId),
    findEntries(userId),
    findUpcomingSessions(userId),
  ])
  const year = getSchoolYear(learner.today)
  const countedSessions = sessions.filter(({ counts }) => counts)
  return {
    learner,
    sessions,
    entries,
    coming,
    year,
    minutes: summarizeMinutes(year, countedSessions, entries),
  }
}

export type LearningRecord = Awaited<ReturnType<typeof getLearningRecord>>
