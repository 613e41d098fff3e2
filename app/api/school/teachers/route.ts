import { door, forViewer } from '@/lib/api/door'
import { coordinatedBy } from '@/lib/schools/queries/coordinated'
import { teachersOf } from '@/lib/schools/queries/teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'school teachers',
    run: async ({ viewer, request }) => {
      const { id } = await coordinatedBy(viewer)
      const asked = Object.fromEntries(new URL(request.url).searchParams)
      return { body: await teachersOf(id, asked) }
    },
  }),
})
