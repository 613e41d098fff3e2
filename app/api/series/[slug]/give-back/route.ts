import { door, forViewer } from '@/lib/api/door'
import { leadTo } from '@/lib/api/form'
import { giveBack } from '@/lib/series/commands/register'
import { backToPlace, slugFrom } from '@/lib/series/forms'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'give back a place',
    form: backToPlace,
    limits: { viewer: 'SERIES' },
    mails: true,
    run: async ({ viewer, params }) => {
      await giveBack(viewer, slugFrom(params))
      return leadTo(backToPlace(params).said('givenBack'))
    },
  }),
})
