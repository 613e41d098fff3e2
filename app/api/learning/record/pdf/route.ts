import { door, forViewer } from '@/lib/api/door'
import { printRecord } from '@/lib/learning/print-record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'learning record pdf',
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer }) => printRecord(viewer.id),
  }),
})
