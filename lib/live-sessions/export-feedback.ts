import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { teamFeedbackText } from '@/i18n/team-feedback'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { sendTable } from '@/lib/files/table'
import { findSessionAnswers } from './queries/feedback-results'
import { getTeamSession } from './queries/team'

const ROWS_PER_BATCH = 500

/** Answers without users or times. */
export async function sendSessionFeedback(
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
): Promise<Response> {
  const liveSession = await getTeamSession(liveSessionId)
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'session-feedback.exported',
      actor: userActor(viewer.id),
      targetId: liveSessionId,
    })
  return sendTable(request, 'csv', {
    fileName: `feedback-${liveSession.slug}`,
    columnNames: teamFeedbackText().csv.heads,
    batches: iterateAnswers(liveSessionId),
  })
}

async function* iterateAnswers(liveSessionId: string) {
  let after: string | undefined
  do {
    const { rows, next } = await withoutDeadline(() =>
      findSessionAnswers(liveSessionId, { after, pageSize: ROWS_PER_BATCH }),
    )
    yield rows.map(({ usefulness, clarity, comment }) => [
      `${usefulness}`,
      `${clarity}`,
      comment ?? '',
    ])
    after = next ?? undefined
  } while (after)
}
