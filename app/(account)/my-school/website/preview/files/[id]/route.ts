import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { isOwnSiteFile } from '@/lib/school-sites/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const id = String(params.id)
      if (!(await isOwnSiteFile(viewer, id))) throw new AppError('notFound', 'notFound')
      return sendStoredFile(request, await getFile(id))
    },
  }),
})
