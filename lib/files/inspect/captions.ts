import 'server-only'
import { FileRejectedError } from './rejection'

/** Stricter than players: valid UTF-8, the WebVTT header and plain cue times. */

const TIMES_PATTERN =
  /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?: .{0,200})?$/

export function inspectCaptions(bytes: Uint8Array): { cues: number; seconds: number } {
  const lines = decodeUtf8(bytes).split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) throw createBrokenCaptionsError(1)
  let [cues, seconds] = [0, 0]
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const [, startTime = '', endTime = ''] = TIMES_PATTERN.exec(line.trim()) ?? []
    if (!endTime || parseSeconds(endTime) <= parseSeconds(startTime))
      throw createBrokenCaptionsError(index + 1)
    if (!lines[index + 1]?.trim()) throw createBrokenCaptionsError(index + 2)
    cues += 1
    seconds = Math.max(seconds, parseSeconds(endTime))
  }
  if (cues === 0) throw new FileRejectedError({ code: 'captionsEmpty' })
  return { cues, seconds }
}

export function decodeUtf8(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    throw new FileRejectedError({ code: 'captionsNotText' })
  }
  throw new FileRejectedError({ code: 'captionsNotText' })
}

const parseSeconds = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const createBrokenCaptionsError = (line: number) =>
  new FileRejectedError({ code: 'captionsBroken', values: { line } })
