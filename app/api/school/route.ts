import { door, forViewer } from '@/lib/api/door'
import { progressOf } from '@/lib/schools/queries/invitations'
import { mySchool } from '@/lib/schools/queries/my-school'
import { seatsOf, standingLink } from '@/lib/schools/queries/office'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'my school',
    run: async ({ viewer }) => {
      const school = await mySchool(viewer.id)
      if (school?.role !== 'coordinator') return { body: { school } }
      const [seats, link] = [await seatsOf(school.id), await standingLink(school.id)]
      return { body: { school, seats, link, progress: await progressOf(school.id) } }
    },
  }),
})
