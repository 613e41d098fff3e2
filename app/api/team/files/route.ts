import { after } from 'next/server'
import { door, forTeam } from '@/lib/api/door'
import { untilChecked } from '@/lib/files/commands/finish'
import { takeFile } from '@/lib/files/commands/take'

/** A whole file in one request, its name in `x-file-name` as in an address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'upload file',
    stream: true,
    run: async ({ viewer, content, request }) => {
      const state = await takeFile(viewer.id, request.headers.get('x-file-name'), content)
      after(() => untilChecked(state.id))
      return { status: state.state === 'done' ? 201 : 202, body: state }
    },
  }),
})
