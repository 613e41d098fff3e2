import 'server-only'
import { teamFeedbackText } from '@/i18n/team-feedback'
import { findSessionAnswers } from './queries/feedback-results'
import { EXPORT_PAGE_SIZE, iteratePages, sendSessionExport } from './send-export'

/** Answers without users or times. */
export const sendSessionFeedback = (
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
): Promise<Response> =>
  sendSessionExport(request, viewer, liveSessionId, {
    action: 'session-feedback.exported',
    name: 'feedback',
    columnNames: teamFeedbackText().csv.heads,
    batches: iteratePages(
      (after) => findSessionAnswers(liveSessionId, { after, pageSize: EXPORT_PAGE_SIZE }),
      ({ usefulness, clarity, comment }) => [`${usefulness}`, `${clarity}`, comment ?? ''],
    ),
  })
