import 'server-only'
import { FileRejectedError } from './result'

const MAX_CUES = 20_000

const SRT_TIMES_PATTERN =
  /^(\d{1,2}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})[ \t]{0,9}-->[ \t]{0,9}(\d{1,2}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})(?:[ \t].{0,200})?$/

const CUE_NUMBER_PATTERN = /^\d{1,9}$/

const ALLOWED_TAG_PATTERN = /^<\/?[biu]>$/i

const TIMES_PATTERN =
  /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?: .{0,200})?$/

/** Converts SubRip to WebVTT: the same cues, without numbers, colours and positions. */
export function convertSrtToVtt(bytes: Uint8Array): string {
  const lines = decodeUtf8(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
  const timeLineIndexes = lines.flatMap((line, lineIndex) =>
    line.includes('-->') ? [lineIndex] : [],
  )
  if (timeLineIndexes.length > MAX_CUES) throw new FileRejectedError({ code: 'captionsTooMany' })
  const cues = timeLineIndexes.flatMap((lineIndex, cueIndex) => {
    const text = joinCueText(
      lines,
      lineIndex + 1,
      timeLineIndexes[cueIndex + 1] ?? lines.length + 1,
    )
    const times = parseTimes(lines[lineIndex] ?? '', lineIndex + 1)
    return text ? [`${times}\n${text}`] : []
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** Stricter than players: valid UTF-8, the WebVTT header and plain cue times. */
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

/** The line before the next cue's times is its number, if present. */
function joinCueText(lines: string[], startIndex: number, nextTimesIndex: number) {
  const endIndex = CUE_NUMBER_PATTERN.test(lines[nextTimesIndex - 1] ?? '')
    ? nextTimesIndex - 1
    : nextTimesIndex
  return lines.slice(startIndex, endIndex).map(cleanLine).filter(Boolean).join('\n')
}

function parseTimes(line: string, lineNumber: number) {
  const match = SRT_TIMES_PATTERN.exec(line)
  if (!match) throw new FileRejectedError({ code: 'captionsBroken', values: { line: lineNumber } })
  const [startTime, endTime] = [match.slice(1, 5), match.slice(5, 9)].map(formatTime)
  if (!startTime || !endTime || startTime >= endTime)
    throw new FileRejectedError({ code: 'captionsBroken', values: { line: lineNumber } })
  return `${startTime} --> ${endTime}`
}

/** Fixed length, so that times compare as text. */
const formatTime = ([hours = '', minutes = '', seconds = '', fraction = '']: string[]) =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${fraction.padEnd(3, '0')}`

function cleanLine(line: string) {
  return line
    .replace(/\{\\[^{}]{0,200}\}/g, '')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, (tag) =>
      ALLOWED_TAG_PATTERN.test(tag) ? tag.toLowerCase() : '',
    )
    .replace(/&(?!(?:amp|lt|gt|nbsp);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .trim()
}

const parseSeconds = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const createBrokenCaptionsError = (line: number) =>
  new FileRejectedError({ code: 'captionsBroken', values: { line } })
