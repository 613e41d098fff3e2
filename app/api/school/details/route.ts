import { door, forViewer } from '@/lib/api/door'
import { detailsFor } from '@/lib/schools/queries/details'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'school details',
    run: async ({ viewer }) => ({ body: { details: await detailsFor(viewer.id) } }),
  }),
})
