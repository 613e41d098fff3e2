import { Refusal } from '@/base/errors'
import { door, forViewer } from '@/lib/api/door'
import { playerPage } from '@/lib/library/player-page'
import { hostedVideo } from '@/lib/library/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'video player',
    run: async ({ viewer, params }) => {
      const video = hostedVideo(viewer, String(params.id))
      if (!video) throw new Refusal('notFound', 'nothingHere')
      return playerPage(video.title, video.embed)
    },
  }),
})
