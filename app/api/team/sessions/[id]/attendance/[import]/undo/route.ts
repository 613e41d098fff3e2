import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { takeBackList } from '@/lib/series/commands/attendance'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'take back attendance',
    run: async ({ viewer, params }) => {
      const [gathering, list] = [knownId(String(params.id)), knownId(String(params.import))]
      const { gone } = await takeBackList(viewer.id, gathering, list)
      return { body: { msg: answerWords().attendanceUndone(gone) } }
    },
  }),
})
