import { after } from 'next/server'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { finishUpload, waitForCheck } from '@/lib/files/upload/finish'

/** Repeat while the response says `checking`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const state = await finishUpload(viewer.id, String(params.id))
      after(() => waitForCheck(state.id))
      return { body: state }
    },
  }),
})
