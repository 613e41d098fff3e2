import { door, forTeam } from '@/lib/api/door'
import { pageAfter } from '@/lib/schools/after-decision'
import { askSchool } from '@/lib/schools/commands/ask'
import { question } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'ask school',
    body: question,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const asked = await askSchool(viewer, id, input.question)
      const undo = { path: `/api/team/questions/${asked.question}/take-back` }
      const msg = deskSchoolsWords().told.asked(asked.school)
      return { body: { msg, undo, next: await pageAfter(id) } }
    },
  }),
})
