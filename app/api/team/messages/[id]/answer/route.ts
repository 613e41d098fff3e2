import { door, forTeam } from '@/lib/api/door'
import { answerMessage, type Sent } from '@/lib/contact/commands/answer'
import { nextOpen } from '@/lib/contact/queries'
import { messageAnswer } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'
import { deskMessagesWords } from '@/words/desk-messages'
import { refusalSentence } from '@/words/refusals'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'answer message',
    body: messageAnswer,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const sent = await answerMessage(viewer, id, input)
      if ('first' in sent) return tellSecond(sent)
      const next = await nextOpen(id)
      const undo = { path: `/api/team/answers/${sent.answer}/take-back` }
      const msg = deskMessagesWords().told.answered(sent.name)
      return { body: { msg, undo, next: next ? routes.teamMessage(next) : routes.team } }
    },
  }),
})

function tellSecond({ first: { by, text, count } }: Extract<Sent, { first: unknown }>) {
  const { first, colleague } = deskMessagesWords().told
  const errors = { answer: first(by ?? colleague, text) }
  const now = { seen: String(count) }
  return { status: 409, body: { msg: refusalSentence('answeredMeanwhile'), errors, now } }
}
