import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { teamSessionsText } from '@/i18n/team-sessions'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { hasCertificates } from '@/lib/certificates/own'
import { getLists } from '@/lib/content/lists'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { buildEditConflictResult } from '@/lib/http/result'
import { NEW_TIME_UNDO_SECONDS } from '@/lib/live-sessions/policy'
import { liveSessionUpdateForm } from '@/lib/live-sessions/schema'
import { updateLiveSession } from '@/lib/live-sessions/session/change'
import { formatConflictValues } from '@/lib/live-sessions/session/form'

/** A little shorter than in the database, to allow for latency. */
const UNDO_SECONDS = NEW_TIME_UNDO_SECONDS - 5

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: liveSessionUpdateForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const id = requireUuid(String(params.id))
      const saveResult = await updateLiveSession(viewer, id, input, hasCertificates)
      if ('savedCount' in saveResult) {
        const { savedCount, emailCount } = saveResult
        const text = apiResultText()
        const notes = [text.sessionSaved(savedCount)]
        if (emailCount > 0) notes.push(text.newTimeEmailed(emailCount))
        const undo = { path: `/api/team/sessions/${id}/time/undo`, seconds: UNDO_SECONDS }
        return { body: { msg: notes.join(' '), ...(emailCount > 0 && { undo }) } }
      }
      const { name: editorName, version, theirs: currentValues } = saveResult
      const msg = teamSessionsText().form.editConflict(editorName)
      const { theme: themes } = await getLists()
      const theirs = formatConflictValues(currentValues, themes)
      return buildEditConflictResult(msg, { version, theirs })
    },
  }),
})
