import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { notePresent } from '@/lib/series/commands/presence'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'note who was present',
    may: 'editor',
    run: async ({ viewer, params }) => {
      const [session, person] = [knownId(String(params.id)), knownId(String(params.person))]
      return {
        body: { msg: answerWords().notedPresent(await notePresent(viewer, session, person)) },
      }
    },
  }),
})
