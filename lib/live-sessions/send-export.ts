import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { sendTable } from '@/lib/files/table'
import { getTeamSession } from './queries/team'

export const EXPORT_PAGE_SIZE = 500

type SessionExport = {
  action: 'session-people.exported' | 'session-feedback.exported'
  /** Start of the file's name. */
  name: string
  columnNames: string[]
  batches: AsyncIterable<string[][]>
}

/** A CSV file of one session. Writes the audit entry before the first row is sent. */
export async function sendSessionExport(
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
  { action, name, ...table }: SessionExport,
): Promise<Response> {
  const liveSession = await getTeamSession(liveSessionId)
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action,
      actor: userActor(viewer.id),
      targetId: liveSessionId,
      values: { title: liveSession.title },
    })
  return sendTable(request, 'csv', { fileName: `${name}-${liveSession.slug}`, ...table })
}

export async function* iteratePages<Row>(
  readPage: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>,
  toCells: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let after: string | undefined
  do {
    const { rows, next } = await withoutDeadline(() => readPage(after))
    yield rows.map(toCells)
    after = next ?? undefined
  } while (after)
}
