import { door, forViewer } from '@/lib/api/door'
import { sendRecord } from '@/lib/learning/send-record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'learning record',
    limits: { viewer: 'LEARNING' },
    run: async ({ request, viewer }) => sendRecord(request, viewer.id),
  }),
})
