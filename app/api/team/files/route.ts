import { after } from 'next/server'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { waitForCheck } from '@/lib/files/commands/finish'
import { uploadWholeFile } from '@/lib/files/commands/upload-whole'

/** A whole file in one request, its name in `x-file-name` as in an address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    may: 'editor',
    name: 'upload file',
    stream: true,
    run: async ({ viewer, content: stream, request }) => {
      const state = await uploadWholeFile(viewer.id, request.headers.get('x-file-name'), stream)
      after(() => waitForCheck(state.id))
      return { status: state.state === 'done' ? 201 : 202, body: state }
    },
  }),
})
