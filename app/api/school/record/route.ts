import { door, forViewer } from '@/lib/api/door'
import { coordinatedBy } from '@/lib/schools/queries/coordinated'
import { sendRecord } from '@/lib/schools/record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'school record',
    run: async ({ viewer, request }) => sendRecord(request, (await coordinatedBy(viewer)).id),
  }),
})
