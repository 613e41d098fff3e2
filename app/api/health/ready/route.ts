import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { requireWritable } from '@/lib/housekeeping/readiness'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async () => {
      await requireWritable()
      return { body: { status: 'ok' } }
    },
  }),
})
