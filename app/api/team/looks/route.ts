import { door, forTeam } from '@/lib/api/door'
import { look, lookAt } from '@/lib/team/looks'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'look',
    body: look,
    run: async ({ viewer, input }) => ({ body: { others: await lookAt(viewer, input) } }),
  }),
})
