import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { beginUpload } from '@/lib/files/commands/begin'
import { PART_BYTES, uploadAnnouncement } from '@/lib/files/schema'

/** A file that comes in parts, and may stop and go on between them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    may: 'editor',
    name: 'begin upload',
    body: uploadAnnouncement,
    run: async ({ viewer, input }) => {
      const id = await beginUpload(viewer.id, input)
      return { status: 201, body: { id, received: 0, part: PART_BYTES } }
    },
  }),
})
