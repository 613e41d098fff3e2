import { Refusal } from '@/base/errors'
import { door, forViewer } from '@/lib/api/door'
import { takeCopyLink } from '@/lib/rights/commands/copy'
import { sendCopy } from '@/lib/rights/copy'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'data copy',
    run: async ({ viewer, params, request }) => {
      const good = request.method === 'GET' && (await takeCopyLink(viewer, `${params.token}`))
      if (!good) throw new Refusal('notFound', 'deadLink')
      return sendCopy(request, viewer.id)
    },
  }),
})
