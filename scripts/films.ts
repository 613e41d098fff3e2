import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { giveUp, say } from '@/base/say'
import { videos } from '@/content/videos/catalogue'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import { type Film, type Reel, reelOf } from '@/content/videos/sources/film'
import { rubric } from '@/content/videos/sources/rubric'
import { findOrInstall } from './debian'
import { bells } from './films/bell'
import { openCamera } from './films/camera'
import { webVtt } from './films/captions'
import { encode, encodePicture, FRAMES_A_SECOND } from './films/encoder'
import { pictureAt } from './films/picture'

/**
 * Makes the sample videos with their captions and posters from content/videos/sources.
 * `npm run films -- ethics-case` makes one only.
 */

const FILES = 'content/videos/files'
type Camera = Awaited<ReturnType<typeof openCamera>>

try {
  findOrInstall('ffmpeg')
  const asked = process.argv.slice(2)
  const films = [circle, rubric, ethics].filter(
    ({ id }) => asked.length === 0 || asked.includes(id),
  )
  if (films.length === 0) throw new Error(`There is no film ${asked.join(', ')}.`)
  mkdirSync(FILES, { recursive: true })
  const camera = await openCamera()
  for (const film of films) await make(film, camera)
  await camera.close()
} catch (error) {
  giveUp(error)
}

async function make(film: Film, camera: Camera) {
  const video = videos.find(({ id }) => id === film.id)
  if (!video) throw new Error(`The catalogue has no video ${film.id}.`)
  const reel = reelOf(film)
  const file = `${FILES}/${video.file}`
  writeFileSync(`${FILES}/${video.captions}`, webVtt(reel.cues))
  encodePicture(`public${video.poster.src}`, await camera.poster(titleOf(reel)))
  await encode(file, bells(reel), frames(reel, camera))
  say(`${file}: ${reel.seconds} s, ${Math.round(statSync(file).size / 1024)} KB`)
}

/** The first scene when everything in it is drawn. */
function titleOf(reel: Reel) {
  return pictureAt(reel, (reel.scenes[0]?.to ?? 0) - 0.05)
}

/** A picture like the one before it is not drawn again. */
async function* frames(reel: Reel, camera: Camera) {
  let drawn = ''
  let frame: Buffer = Buffer.alloc(0)
  for (let i = 0; i < reel.seconds * FRAMES_A_SECOND; i += 1) {
    const picture = pictureAt(reel, i / FRAMES_A_SECOND)
    if (picture !== drawn) frame = await camera.still(picture)
    drawn = picture
    yield frame
  }
}
