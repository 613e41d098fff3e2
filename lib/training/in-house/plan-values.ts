import 'server-only'
import { AppError } from '@/base/errors'
import { addDays, parseIndiaTime } from '@/base/india-time'
import type { InHouseSessionInput } from '../schema'
import { listSessionItems } from './queries'

/** Past sessions too, because schools record them afterwards. */
const MAX_DAYS_AWAY = 400

export function toSessionColumns({ day, time, item, ...session }: InHouseSessionInput) {
  const startsAt = parseIndiaTime(day, time)
  const now = new Date()
  if (startsAt < addDays(now, -MAX_DAYS_AWAY) || startsAt > addDays(now, MAX_DAYS_AWAY))
    throw new AppError('invalid', 'checkForm', { errors: { day: 'sessionDayInvalid' } })
  return { ...session, startsAt, itemId: item }
}

export const isPublishedItem = async (itemId: string | null): Promise<boolean> =>
  itemId === null || (await listSessionItems()).some(({ value }) => value === itemId)

export const createItemError = () =>
  new AppError('invalid', 'checkForm', { errors: { item: 'valueInvalid' } })
