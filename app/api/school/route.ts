import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getSeatCounts, getStaffRoomLink } from '@/lib/schools/queries/coordinator-view'
import { countEmailProgress } from '@/lib/schools/queries/invitations'
import { getMySchool } from '@/lib/schools/queries/my-school'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'my school',
    run: async ({ viewer }) => {
      const school = await getMySchool(viewer.id)
      if (school?.role !== 'coordinator') return { body: { school } }
      const [seats, link] = [await getSeatCounts(school.id), await getStaffRoomLink(school.id)]
      return { body: { school, seats, link, progress: await countEmailProgress(school.id) } }
    },
  }),
})
