import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requireTestResults } from '@/lib/class-tests/results/load'
import { sendMarkRegister } from '@/lib/class-tests/results/register'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params, request }) =>
      sendMarkRegister(
        request,
        new URL(request.url).searchParams.get('format'),
        await requireTestResults(viewer.id, `${params.id}`),
      ),
  }),
})
