import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendWritingStream } from '@/lib/drafts/writing/write-draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'DRAFT_WRITE' },
    run: async ({ viewer, params }) => sendWritingStream(viewer, `${params.id}`),
  }),
})
