import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { listTeachers } from '@/lib/schools/teachers/list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) => {
      const { id } = await getCoordinatedSchool(viewer)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      return { body: await listTeachers(id, query) }
    },
  }),
})
