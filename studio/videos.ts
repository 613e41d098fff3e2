import { mkdirSync, statSync } from 'node:fs'
import { exitWithError, printLine } from '@/base/cli'
import { createReel, type Reel, type VideoScript } from '@/content/videos/sources/video-script'
import { findOrInstall } from '@/scripts/debian'
import { renderBellTrack } from './videos/bell'
import { VIDEOS_FOLDER, writeCaptions } from './videos/captions'
import { encodePicture, encodeVideo, FRAMES_PER_SECOND } from './videos/encoder'
import { drawFrame } from './videos/frame-drawing'
import { openFrameRenderer } from './videos/frame-renderer'
import { getVideo, videoSources } from './videos/sources'

/** `npm run studio -- videos ethics-case` creates only one. */

type VideoFrameRenderer = Awaited<ReturnType<typeof openFrameRenderer>>

try {
  findOrInstall('ffmpeg')
  const requestedIds = process.argv.slice(2)
  const requestedSources = videoSources.filter(
    ({ id }) => requestedIds.length === 0 || requestedIds.includes(id),
  )
  if (requestedSources.length === 0)
    throw new Error(
      `Unknown video: ${requestedIds.join(', ')}. Use an ID from content/videos/sources.`,
    )
  mkdirSync(VIDEOS_FOLDER, { recursive: true })
  const renderer = await openFrameRenderer()
  for (const videoSource of requestedSources) await createVideo(videoSource, renderer)
  await renderer.close()
} catch (error) {
  exitWithError(error)
}

async function createVideo(videoSource: VideoScript, renderer: VideoFrameRenderer) {
  const video = getVideo(videoSource)
  const reel = createReel(videoSource)
  const file = `${VIDEOS_FOLDER}/${video.file}`
  writeCaptions(video, reel)
  encodePicture(`public${video.poster.src}`, await renderer.poster(createPosterSvg(reel)))
  await encodeVideo(file, renderBellTrack(reel), renderFrames(reel, renderer))
  printLine(`${file}: ${reel.seconds} s, ${Math.round(statSync(file).size / 1024)} KB`)
}

function createPosterSvg(reel: Reel) {
  return drawFrame(reel, (reel.scenes[0]?.to ?? 0) - 0.05)
}

/** Unchanged frames are not drawn again. */
async function* renderFrames(reel: Reel, renderer: VideoFrameRenderer) {
  let lastSvg = ''
  let frame: Buffer = Buffer.alloc(0)
  for (let i = 0; i < reel.seconds * FRAMES_PER_SECOND; i += 1) {
    const svg = drawFrame(reel, i / FRAMES_PER_SECOND)
    if (svg !== lastSvg) frame = await renderer.still(svg)
    lastSvg = svg
    yield frame
  }
}
