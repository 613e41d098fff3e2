import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type EVENT_COUNTS, NO_THEME } from '@/base/statistics-kinds'
import { database } from '@/db/client'
import { memberships, schools } from '@/db/read-models/schools'
import { dailyCounts, NO_SCHOOL } from '@/db/schema'

type StatisticsEvent = {
  count: (typeof EVENT_COUNTS)[number]
  theme?: string | null
}

/** One more, today, for the user's present school. Nothing about the user is stored. */
export async function countEvent(
  viewer: { id: string },
  { count, theme }: StatisticsEvent,
): Promise<void> {
  const db = await database()
  const name = sql.raw(count)
  await db.execute(sql`insert into ${dailyCounts}
      (day, school_id, theme, source, district, board, ${name})
    select day_in_india(), coalesce(s.id, ${NO_SCHOOL}::uuid), ${theme ?? NO_THEME}, 'added',
      coalesce(s.district, ''), coalesce(s.board, ''), 1
    from (select) one
    left join lateral (
      select schools.id, schools.district, schools.affiliation_board as board
      from ${memberships} join ${schools} on schools.id = memberships.school_id
      where memberships.user_id = ${viewer.id}::uuid and memberships.left_at is null) s on true
    on conflict (day, school_id, theme, source) do update
    set ${name} = daily_counts.${name} + 1`)
}

/**
 * Continued downloads ask for a later part, and with a file store the response is a link. A prefetch may never be
 * opened, and an unchanged copy is not downloaded again.
 */
export const startsDownload = (request: Pick<Request, 'method' | 'headers'>, status: number) =>
  request.method === 'GET' &&
  status < 400 &&
  status !== 304 &&
  !isPrefetch(request.headers) &&
  /^bytes=0-/.test(request.headers.get('range') ?? 'bytes=0-')

const isPrefetch = (headers: Headers) =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')

/** Returns the response. A failed count does not fail the download. */
export async function countDownload(
  request: Request,
  response: Response,
  viewer: { id: string },
  theme: string | null | undefined,
): Promise<Response> {
  if (startsDownload(request, response.status))
    await countEvent(viewer, { count: 'downloads', theme }).catch((error) =>
      log().error({ event: 'statistics.count-failed', err: error }),
    )
  return response
}
