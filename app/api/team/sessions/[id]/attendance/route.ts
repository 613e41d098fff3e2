import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { presencePiece } from '@/lib/series/attendance-schema'
import { takeOverList } from '@/lib/series/commands/attendance'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'take over attendance',
    body: presencePiece,
    run: async ({ viewer, params, input }) => {
      const { list, noted } = await takeOverList(viewer.id, knownId(String(params.id)), input)
      return { body: { msg: answerWords().attendanceNoted(noted), list, noted } }
    },
  }),
})
