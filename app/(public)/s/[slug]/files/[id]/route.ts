import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { isPublicSiteFile } from '@/lib/school-sites/files'

/** Cached for minutes only, because a school may take a picture down. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ request, params }) => {
      const id = String(params.id)
      if (!(await isPublicSiteFile(String(params.slug), id)))
        throw new AppError('notFound', 'notFound')
      return sendStoredFile(request, await getFile(id), { publicSeconds: 600 })
    },
  }),
})
