import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { isPublishedPicture } from '@/lib/content/published'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'

/** Covers and posters of published items are public and never change under one URL. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ request, params }) => {
      const id = String(params.id)
      if (!(await isPublishedPicture(id))) throw new AppError('notFound', 'notFound')
      return sendStoredFile(request, await getFile(id), { isPublic: true })
    },
  }),
})
