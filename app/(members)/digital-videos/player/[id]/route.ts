import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getHostedVideo } from '@/lib/library/books'
import { buildPlayerPage } from '@/lib/library/videos'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, params }) => {
      const video = getHostedVideo(viewer, String(params.id))
      if (!video) throw new AppError('notFound', 'notFound')
      return buildPlayerPage(video.title, video.embed)
    },
  }),
})
