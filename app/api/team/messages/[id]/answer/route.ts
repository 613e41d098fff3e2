import { getErrorText } from '@/i18n/error-text'
import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { getNextOpenMessageId } from '@/lib/contact/messages'
import { type ContactReplyResult, replyToMessage } from '@/lib/contact/reply'
import { messageReplyForm } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: messageReplyForm,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const replyResult = await replyToMessage(viewer, id, input)
      if ('first' in replyResult) return buildReplyConflictResult(replyResult)
      const nextMessageId = await getNextOpenMessageId(id)
      const undo = { path: `/api/team/answers/${replyResult.answer}/undo` }
      const msg = teamMessagesText().results.answered(replyResult.name)
      return {
        body: { msg, undo, next: nextMessageId ? routes.teamMessage(nextMessageId) : routes.team },
      }
    },
  }),
})

function buildReplyConflictResult({
  first: { by: authorName, text, count },
}: Extract<ContactReplyResult, { first: unknown }>) {
  const { first, colleague } = teamMessagesText().results
  const errors = { answer: first(authorName ?? colleague, text) }
  const currentValues = { seen: String(count) }
  return {
    status: 409,
    body: { msg: getErrorText('answeredByColleague'), errors, now: currentValues },
  }
}
