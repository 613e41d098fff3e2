import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { findArchiveProgress } from '@/lib/training/archive-run'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer }) => {
      const { id } = await getCoordinatedSchool(viewer)
      return { body: { progress: await findArchiveProgress(id) } }
    },
  }),
})
