import { door, forTeam } from '@/lib/api/door'
import { routes } from '@/lib/routes'
import { mergeSchools } from '@/lib/schools/commands/merge'
import { mergeWish } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    name: 'merge schools',
    body: mergeWish,
    run: async ({ viewer, input, params }) => {
      const merge = { ...input, from: String(params.id) }
      const { into, members, terms, kept } = await mergeSchools(viewer, merge)
      const msg = deskSchoolsWords().told.merged(members, terms, kept)
      return { body: { msg, next: routes.teamSchool(into) } }
    },
  }),
})
