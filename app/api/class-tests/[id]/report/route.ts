import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requireTestResults } from '@/lib/class-tests/results/load'
import { sendClassReport } from '@/lib/class-tests/results/paper'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params }) =>
      sendClassReport(await requireTestResults(viewer.id, `${params.id}`)),
  }),
})
