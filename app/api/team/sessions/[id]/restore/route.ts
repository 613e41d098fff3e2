import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { restoreGathering } from '@/lib/series/commands/cancel'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'restore a session',
    may: 'editor',
    mails: true,
    run: async ({ viewer, params }) => {
      await restoreGathering(viewer, knownId(String(params.id)))
      return { body: { msg: answerWords().sessionRestored } }
    },
  }),
})
