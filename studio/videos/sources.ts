import { type Video, videos } from '@/content/videos/catalogue'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import { rubric } from '@/content/videos/sources/rubric'
import type { VideoScript } from '@/content/videos/sources/video-script'

export const videoSources = [circle, rubric, ethics]

export function getVideo({ id }: VideoScript): Video {
  const video = videos.find((video) => video.id === id)
  if (!video) throw new Error(`Video ${id} is missing from content/videos/catalogue. Add it there.`)
  return video
}
