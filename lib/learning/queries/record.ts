import 'server-only'
import { minutesOf } from '../hours'
import { schoolYearOf } from '../school-year'
import { comingFor } from './coming'
import { entriesOf } from './entries'
import { learnerOf } from './learner'
import { sessionsOf } from './sessions'

/** All that a person's learning record shows, in four queries that are asked at once. */
export async function learningOf(userId: string) {
  const [learner, sessions, entries, coming] = await Promise.all([
    learnerOf(userId),
    sessionsOf(userId),
    entriesOf(userId),
    comingFor(userId),
  ])
  const year = schoolYearOf(learner.today)
  const counted = sessions.filter(({ counts }) => counts)
  return { learner, sessions, entries, coming, year, minutes: minutesOf(year, counted, entries) }
}

export type Learning = Awaited<ReturnType<typeof learningOf>>
