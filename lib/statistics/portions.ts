import 'server-only'
import { sql } from 'drizzle-orm'
import type { StatisticsSpan } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/relations/live-sessions'
import { selectRows } from '@/db/rows'
import { isHeld, type UserRange } from './contributions'

/** Roughly: registrations and attendances, which are nearly all of them. */
export async function countRecords(tx: Db, days: { from: string; to: string }): Promise<number> {
  const [row] = await selectRows(
    tx,
    sql`select coalesce(sum(
        (select count(*) from ${attendances} where live_session_id = held.id)
        + (select count(*) from ${liveSessionRegistrations} where live_session_id = held.id)), 0)::float8
      as records from (select id from ${liveSessions} where ${isHeld(days)}) held`,
  )
  return Number(row?.records)
}

const ID_STARTS = 65_536

/** Random ids spread evenly over the ranges. */
export function splitUsers(count: number): UserRange[] {
  const rangeCount = Math.min(Math.max(count, 1), ID_STARTS)
  const toId = (index: number) =>
    `${Math.floor((ID_STARTS * index) / rangeCount)
      .toString(16)
      .padStart(4, '0')}0000-0000-0000-0000-000000000000`
  return Array.from({ length: rangeCount }, (_, index) => ({
    from: toId(index),
    before: index + 1 < rangeCount ? toId(index + 1) : null,
  }))
}

export function getLastDay(span: StatisticsSpan, firstDay: string): string {
  if (span === 'day') return firstDay
  const date = new Date(`${firstDay}T00:00:00Z`)
  if (span === 'month') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
