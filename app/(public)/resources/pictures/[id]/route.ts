import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendLocatedFile } from '@/lib/library/send-file'
import { getPublicPagePicture } from '@/lib/toolkit/public-resources'

const ONE_HOUR_SECONDS = 60 * 60

/** One page of each listed resource, too small to teach from. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ request, params }) =>
      sendLocatedFile(request, await getPublicPagePicture(String(params.id)), {
        type: 'image/webp',
        publicSeconds: ONE_HOUR_SECONDS,
      }),
  }),
})
