import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SAMPLE_RATE } from './bell'
import { HEIGHT, WIDTH } from './camera'

export const FRAMES_A_SECOND = 15

/** Frames and sound into an MP4 that plays on old phones and starts before it has all arrived. */
export async function encode(file: string, sound: Buffer, frames: AsyncIterable<Buffer>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-film-'))
  const track = path.join(folder, 'sound.s16le')
  writeFileSync(track, sound)
  const ffmpeg = spawn('ffmpeg', argumentsFor(file, track), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const written = pipeline(frames, ffmpeg.stdin).then(
    () => undefined,
    (error: unknown) => error,
  )
  const [[code], fault] = await Promise.all([once(ffmpeg, 'close'), written])
  rmSync(folder, { recursive: true })
  // When ffmpeg stops early, the broken pipe is only what follows from it.
  if (code !== 0) throw new Error(`ffmpeg could not make ${file} (it ended with ${code}).`)
  if (fault) throw fault
}

/** A still as a light picture for a web page. */
export function encodePicture(file: string, png: Buffer) {
  const options = '-v error -y -f image2pipe -c:v png -i - -c:v libwebp -quality 60'.split(' ')
  const { status } = spawnSync('ffmpeg', [...options, file], {
    input: png,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`ffmpeg could not make ${file} (it ended with ${status}).`)
}

const argumentsFor = (file: string, track: string) => [
  ...`-v error -y -f image2pipe -framerate ${FRAMES_A_SECOND} -c:v png -i -`.split(' '),
  ...`-f s16le -ar ${SAMPLE_RATE} -ac 1 -i`.split(' '),
  track,
  ...SMALL_AND_PLAYABLE.flatMap((options) => options.split(' ')),
  file,
]

const SMALL_AND_PLAYABLE = [
  '-c:v libx264 -profile:v main -level 3.1 -preset slower -tune animation -crf 25 -g 75',
  `-vf scale=${WIDTH}:${HEIGHT}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709`,
  '-pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709',
  '-c:a aac -b:a 48k -map_metadata -1 -fflags +bitexact -movflags +faststart',
]
