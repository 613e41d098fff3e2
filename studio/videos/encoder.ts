import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SAMPLE_RATE } from './bell'
import { HEIGHT, WIDTH } from './frame-renderer'

export const FRAMES_PER_SECOND = 15

/** MP4 that plays on old phones and before it is fully loaded. */
export async function encodeVideo(file: string, sound: Buffer, frames: AsyncIterable<Buffer>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-video-'))
  const soundFile = path.join(folder, 'sound.s16le')
  writeFileSync(soundFile, sound)
  const ffmpeg = spawn('ffmpeg', createFfmpegArgs(file, soundFile), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const pipeResult = pipeline(frames, ffmpeg.stdin).then(
    () => undefined,
    (error: unknown) => error,
  )
  const [[code], pipeError] = await Promise.all([once(ffmpeg, 'close'), pipeResult])
  rmSync(folder, { recursive: true })
  // If ffmpeg exits early, the broken pipe is only a consequence.
  if (code !== 0) throw new Error(`ffmpeg could not make ${file} (it ended with ${code}).`)
  if (pipeError) throw pipeError
}

export function encodePicture(file: string, png: Buffer) {
  const options = '-v error -y -f image2pipe -c:v png -i - -c:v libwebp -quality 60'.split(' ')
  const { status } = spawnSync('ffmpeg', [...options, file], {
    input: png,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`ffmpeg could not make ${file} (it ended with ${status}).`)
}

const createFfmpegArgs = (file: string, soundFile: string) => [
  ...`-v error -y -f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i -`.split(' '),
  ...`-f s16le -ar ${SAMPLE_RATE} -ac 1 -i`.split(' '),
  soundFile,
  ...OUTPUT_OPTIONS.flatMap((options) => options.split(' ')),
  file,
]

const OUTPUT_OPTIONS = [
  '-c:v libx264 -profile:v main -level 3.1 -preset slower -tune animation -crf 25 -g 75',
  `-vf scale=${WIDTH}:${HEIGHT}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709`,
  '-pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709',
  '-c:a aac -b:a 48k -map_metadata -1 -fflags +bitexact -movflags +faststart',
]
