import { door, forTeam } from '@/lib/api/door'
import { makeGatherings } from '@/lib/series/commands/make'
import { newGathering } from '@/lib/series/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'make sessions',
    may: 'editor',
    body: newGathering,
    run: async ({ viewer, input }) => {
      const id = await makeGatherings(viewer, input)
      return { status: 201, body: { id, msg: answerWords().sessionMade } }
    },
  }),
})
