import { defineRoute, userHandler } from '@/lib/api/define-route'
import { countDownload } from '@/lib/statistics/count-event'
import { getThemeArchive, sendThemeArchive } from '@/lib/toolkit/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const archive = await getThemeArchive(viewer, String(params.id))
      return countDownload(request, sendThemeArchive(request, archive), viewer, archive?.theme)
    },
  }),
})
