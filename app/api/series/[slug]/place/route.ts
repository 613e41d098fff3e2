import { Refusal } from '@/base/errors'
import { door, forViewer } from '@/lib/api/door'
import { forgeryToken } from '@/lib/auth/cookies'
import { slugFrom } from '@/lib/series/forms'
import { placeOf } from '@/lib/series/queries/place'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'place in a session',
    run: async ({ viewer, params }) => {
      const place = await placeOf(viewer, slugFrom(params))
      if (!place) throw new Refusal('notFound', 'nothingHere')
      return { body: { place, xsrf: forgeryToken(viewer.sessionId) } }
    },
  }),
})
