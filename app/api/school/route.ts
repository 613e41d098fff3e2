import { defineRoute, userHandler } from '@/lib/api/define-route'
import { countEmailProgress } from '@/lib/schools/invitation/manage'
import { getMySchool, getSeatCounts, getStaffRoomLink } from '@/lib/schools/my-school'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer }) => {
      const school = await getMySchool(viewer.id)
      if (school?.role !== 'coordinator') return { body: { school } }
      const [seats, link] = [await getSeatCounts(school.id), await getStaffRoomLink(school.id)]
      return { body: { school, seats, link, progress: await countEmailProgress(school.id) } }
    },
  }),
})
