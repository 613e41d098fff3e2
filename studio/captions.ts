import { exitWithError, printLine } from '@/base/cli'
import { createReel } from '@/content/videos/sources/video-script'
import { completeLanguages } from '@/i18n/partial-languages'
import { writeCaptions } from './videos/captions'
import { getVideo, videoSources } from './videos/sources'

/** The captions of all videos in all languages, without the videos. */
try {
  for (const videoSource of videoSources) {
    const video = getVideo(videoSource)
    writeCaptions(video, createReel(videoSource))
    printLine(`${video.id}: ${completeLanguages.join(', ')}`)
  }
} catch (error) {
  exitWithError(error)
}
