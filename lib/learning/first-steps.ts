import 'server-only'
import type { Viewer } from '@/lib/auth/sessions'
import { findBookCards } from '@/lib/library/books'
import { findNextRegistration } from '@/lib/live-sessions/registration/registration'
import { getLearningRecord, type LearningRecord } from './record/record'

/** What a new teacher does first. What the record shows is done, however it was done. */
export const listDoneSteps = ({
  learner,
  coming,
  sessions,
}: Pick<LearningRecord, 'learner' | 'coming' | 'sessions'>) => ({
  address: learner.confirmed,
  session: coming.length > 0 || sessions.length > 0,
  book: learner.hasRead,
})

export type DoneSteps = ReturnType<typeof listDoneSteps>

export const countDoneSteps = (record: Pick<LearningRecord, 'learner' | 'coming' | 'sessions'>) =>
  Object.values(listDoneSteps(record)).filter(Boolean).length

export const hasOpenSteps = (record: Pick<LearningRecord, 'learner' | 'coming' | 'sessions'>) =>
  Object.values(listDoneSteps(record)).includes(false)

/** The next session is the one registered for, if there is one; the e-book is the first that opens. */
export async function getFirstSteps(viewer: Viewer) {
  const [record, session, books] = await Promise.all([
    getLearningRecord(viewer.id),
    findNextRegistration(viewer),
    findBookCards(viewer),
  ])
  const book = books.find(({ readerUrl }) => readerUrl !== null)
  return { done: listDoneSteps(record), session, book: book ?? null }
}
