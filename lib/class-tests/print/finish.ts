import 'server-only'
import { AppError } from '@/base/errors'
import { listFaultyQuestions } from '../faults'
import { markPrinted, requireClassTest } from '../tests'

/** From then on its papers can be opened, and what they show stays as it is. */
export async function finishTest(viewer: { id: string }, id: string): Promise<void> {
  const { questions } = await requireClassTest(viewer.id, id)
  if (questions.length === 0 || listFaultyQuestions(questions).length > 0)
    throw new AppError('conflict', 'classTestIncomplete')
  await markPrinted(viewer, id)
}
