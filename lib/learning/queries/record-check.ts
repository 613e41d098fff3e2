import 'server-only'
import { AppError } from '@/base/errors'
import { countAttempt } from '@/lib/auth/limits'
import { getCallerIp } from '@/lib/http/client-ip'
import { type PrintedRecord, parseRecordCode } from '../record-code'
import { findLearner } from './learner'
import { getLearningYear } from './record'

/** The signature rejects guesses before any limit or query. An erased account is unknown. */
export async function checkPrintedRecord(code: string, headers: Headers) {
  const printed = parseRecordCode(code)
  if (!printed) return { is: 'unknown' } as const
  const retryAfterSeconds = await getRetryAfterSeconds(headers)
  if (retryAfterSeconds) return { is: 'tooMany', seconds: retryAfterSeconds } as const
  const learner = await findLearner(printed.userId)
  if (!learner) return { is: 'unknown' } as const
  const { split, minutes } = await getLearningYear(printed.userId, printed.firstYear)
  const current = {
    ours: minutes.ours,
    government: split.minutes.government,
    inHouse: split.minutes['in-house'],
    other: split.minutes.other,
  }
  return {
    is: 'record',
    name: learner.certificateName ?? learner.registered,
    printed,
    current,
    isCurrent: isSame(printed, current),
  } as const
}

export type RecordCheck = Awaited<ReturnType<typeof checkPrintedRecord>>
export type RecordMinutes = Pick<PrintedRecord, 'ours' | 'government' | 'inHouse' | 'other'>

const isSame = (printed: RecordMinutes, current: RecordMinutes) =>
  printed.ours === current.ours &&
  printed.government === current.government &&
  printed.inHouse === current.inHouse &&
  printed.other === current.other

async function getRetryAfterSeconds(headers: Headers): Promise<number | undefined> {
  try {
    await countAttempt('CERTIFICATE', getCallerIp(headers))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'tooMany') return error.retryAfter
    throw error
  }
}
