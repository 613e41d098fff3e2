import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectToPremiumPage } from '@/lib/library/premium-page'
import { sendLocatedFile } from '@/lib/library/send-file'
import { countDownload } from '@/lib/statistics/count-event'
import { getToolkitFile } from '@/lib/toolkit/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const id = String(params.id)
      const resourceId = id.slice(0, id.lastIndexOf('.'))
      const offer = await redirectToPremiumPage(request, viewer, 'resource', resourceId)
      if (offer) return offer
      const { file = null, type = '', name, theme } = (await getToolkitFile(viewer, id)) ?? {}
      const response = await sendLocatedFile(request, file, { type, saveAs: name })
      return countDownload(request, response, viewer, theme)
    },
  }),
})
