import 'server-only'
import { database } from '@/db/client'
import { statisticsText } from '@/i18n/statistics'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/entries'
import { sendTable } from '@/lib/files/spreadsheet'
import { readQuery } from '@/lib/http/body'
import { EXPORT_PAGE_SIZE, iteratePages } from '@/lib/live-sessions/exports'
import { getCountLabel, getRowName, SHOWN_COUNTS, toShownValue } from './labels'
import { listStatistics } from './list'
import { readStatisticsQuery, STATISTICS_PARAMS } from './report'

/** All rows of the table on the screen. Writes the audit entry before the first row is sent. */
export async function sendStatistics(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, STATISTICS_PARAMS)
  const { by, range, filter, themes } = await readStatisticsQuery(query)
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'statistics.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter({ ...query, by, from: range.from, to: range.to }) },
    })
  return sendTable(request, 'csv', {
    fileName: `${statisticsText().fileName}-${range.from}-${range.to}`,
    columnNames: [
      statisticsText().groupings[by],
      ...SHOWN_COUNTS.map((count) => getCountLabel(count, range)),
    ],
    batches: iteratePages(
      (after) => listStatistics({ by, range, filter, after, pageSize: EXPORT_PAGE_SIZE }),
      (row) => [
        getRowName(row, by, themes),
        ...SHOWN_COUNTS.map((count) => String(toShownValue(row, count))),
      ],
    ),
  })
}
