import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { PART_BYTES, uploadAnnouncement } from '@/lib/files/schema'
import { beginUpload } from '@/lib/files/upload/begin'

/** Resumable uploads in parts. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: uploadAnnouncement,
    run: async ({ viewer, input }) => {
      const id = await beginUpload(viewer.id, input)
      return { status: 201, body: { id, received: 0, part: PART_BYTES } }
    },
  }),
})
