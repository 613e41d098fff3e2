import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { changeGathering } from '@/lib/series/commands/change'
import { changedGathering } from '@/lib/series/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'change a session',
    may: 'editor',
    body: changedGathering,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const changed = await changeGathering(viewer, knownId(String(params.id)), input)
      return { body: { msg: answerWords().sessionSaved(changed) } }
    },
  }),
})
