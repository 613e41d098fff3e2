import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { exitWithError, printLine } from '@/base/cli'
import { videos } from '@/content/videos/catalogue'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import { rubric } from '@/content/videos/sources/rubric'
import { createReel, type Reel, type VideoScript } from '@/content/videos/sources/video-script'
import { findOrInstall } from '@/scripts/debian'
import { renderBellTrack } from './videos/bell'
import { createWebVtt } from './videos/captions'
import { encodePicture, encodeVideo, FRAMES_PER_SECOND } from './videos/encoder'
import { drawFrame } from './videos/frame-drawing'
import { openFrameRenderer } from './videos/frame-renderer'

/** `npm run studio -- videos ethics-case` creates only one. */

const VIDEOS_FOLDER = 'content/videos/files'
type VideoFrameRenderer = Awaited<ReturnType<typeof openFrameRenderer>>

try {
  findOrInstall('ffmpeg')
  const requestedIds = process.argv.slice(2)
  const videoSources = [circle, rubric, ethics].filter(
    ({ id }) => requestedIds.length === 0 || requestedIds.includes(id),
  )
  if (videoSources.length === 0)
    throw new Error(
      `Unknown video: ${requestedIds.join(', ')}. Use an ID from content/videos/sources.`,
    )
  mkdirSync(VIDEOS_FOLDER, { recursive: true })
  const renderer = await openFrameRenderer()
  for (const videoSource of videoSources) await createVideo(videoSource, renderer)
  await renderer.close()
} catch (error) {
  exitWithError(error)
}

async function createVideo(videoSource: VideoScript, renderer: VideoFrameRenderer) {
  const video = videos.find(({ id }) => id === videoSource.id)
  if (!video)
    throw new Error(
      `Video ${videoSource.id} is missing from content/videos/catalogue. Add it there.`,
    )
  const reel = createReel(videoSource)
  const file = `${VIDEOS_FOLDER}/${video.file}`
  writeFileSync(`${VIDEOS_FOLDER}/${video.captions}`, createWebVtt(reel.cues))
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
