import { door, forViewer } from '@/lib/api/door'
import { leadTo } from '@/lib/api/form'
import { join } from '@/lib/series/commands/join'
import { backToPlace, slugFrom } from '@/lib/series/forms'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'join a session',
    form: backToPlace,
    run: async ({ viewer, params }) => leadTo(await join(viewer, slugFrom(params))),
  }),
})
