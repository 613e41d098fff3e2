import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { consumeDataExportLink, sendDataExport } from '@/lib/privacy/data-export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, params, request }) => {
      const isLinkValid =
        request.method === 'GET' && (await consumeDataExportLink(viewer, `${params.token}`))
      if (!isLinkValid) throw new AppError('notFound', 'linkInvalid')
      return sendDataExport(request, viewer.id)
    },
  }),
})
