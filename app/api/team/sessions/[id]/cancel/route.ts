import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { cancelGathering } from '@/lib/series/commands/cancel'
import { cancellation } from '@/lib/series/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'cancel a session',
    may: 'editor',
    body: cancellation,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const count = await cancelGathering(viewer, knownId(String(params.id)), input)
      return { body: { msg: answerWords().sessionCancelled(count) } }
    },
  }),
})
