import { door, forViewer } from '@/lib/api/door'
import { leadTo } from '@/lib/api/form'
import { register } from '@/lib/series/commands/register'
import { backToPlace, slugFrom } from '@/lib/series/forms'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'register for a session',
    form: backToPlace,
    limits: { viewer: 'SERIES' },
    mails: true,
    run: async ({ viewer, params }) =>
      leadTo(backToPlace(params).said(await register(viewer, slugFrom(params)))),
  }),
})
