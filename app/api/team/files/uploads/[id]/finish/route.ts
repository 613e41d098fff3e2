import { after } from 'next/server'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { finishUpload, waitForCheck } from '@/lib/files/commands/finish'

/** Ask again as long as the answer says `checking`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    may: 'editor',
    name: 'finish upload',
    run: async ({ viewer, params }) => {
      const state = await finishUpload(viewer.id, String(params.id))
      after(() => waitForCheck(state.id))
      return { body: state }
    },
  }),
})
