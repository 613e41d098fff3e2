import { door, forTeam } from '@/lib/api/door'
import { finishUpload } from '@/lib/files/commands/finish'

/** Ask again as long as the answer says `checking`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'finish upload',
    run: async ({ viewer, params }) => ({
      body: await finishUpload(viewer.id, String(params.id)),
    }),
  }),
})
