import { after } from 'next/server'
import { door, forTeam } from '@/lib/api/door'
import { finishUpload, untilChecked } from '@/lib/files/commands/finish'

/** Ask again as long as the answer says `checking`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'finish upload',
    run: async ({ viewer, params }) => {
      const state = await finishUpload(viewer.id, String(params.id))
      after(() => untilChecked(state.id))
      return { body: state }
    },
  }),
})
