import { door, forTeam } from '@/lib/api/door'
import { takeBackQuestion } from '@/lib/schools/commands/ask'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'take back question',
    run: async ({ viewer, params }) => {
      await takeBackQuestion(viewer, String(params.id))
      return { body: { msg: deskSchoolsWords().told.questionBack } }
    },
  }),
})
