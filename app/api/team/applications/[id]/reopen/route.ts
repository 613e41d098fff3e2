import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { reopenApplication } from '@/lib/schools/commands/reopen'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'reopen application',
    run: async ({ viewer, params }) => {
      const { school } = await reopenApplication(String(params.id), aPerson(viewer.id))
      return { body: { msg: deskSchoolsWords().told.reopened(school) } }
    },
  }),
})
