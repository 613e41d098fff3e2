import { door, forTeam } from '@/lib/api/door'
import { nameCoordinatorOf } from '@/lib/schools/commands/desk-terms'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'name coordinator of school',
    mails: true,
    run: async ({ viewer, params }) => {
      const { name } = await nameCoordinatorOf(viewer, String(params.id))
      return { body: { msg: deskSchoolsWords().told.named(name) } }
    },
  }),
})
