import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { findNarrowCopy, isOwnSiteFile } from '@/lib/school-sites/files'

/** For the editing page, which a coordinator opens on a phone. */
const THUMBNAIL_WIDTH = 400

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const id = String(params.id)
      if (!(await isOwnSiteFile(viewer, id))) throw new AppError('notFound', 'notFound')
      const isThumbnail = new URL(request.url).searchParams.get('size') === 'small'
      const shownId = isThumbnail ? await findNarrowCopy(id, THUMBNAIL_WIDTH) : id
      return sendStoredFile(request, await getFile(shownId))
    },
  }),
})
