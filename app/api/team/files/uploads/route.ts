import { door, forTeam } from '@/lib/api/door'
import { beginUpload } from '@/lib/files/commands/begin'
import { announced, PART_BYTES } from '@/lib/files/schema'

/** A file that comes in parts, and may stop and go on between them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'begin upload',
    body: announced,
    run: async ({ viewer, input }) => {
      const id = await beginUpload(viewer.id, input)
      return { status: 201, body: { id, received: 0, part: PART_BYTES } }
    },
  }),
})
