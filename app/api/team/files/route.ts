import { after } from 'next/server'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { uploadWholeFile, waitForCheck } from '@/lib/files/upload/finish'

/** A complete file in one request, with its URL-encoded name in `x-file-name`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    acceptsStream: true,
    run: async ({ viewer, stream, request }) => {
      const state = await uploadWholeFile(viewer.id, request.headers.get('x-file-name'), stream)
      after(() => waitForCheck(state.id))
      return { status: state.state === 'done' ? 201 : 202, body: state }
    },
  }),
})
