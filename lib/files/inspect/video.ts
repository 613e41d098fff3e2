import 'server-only'
import type { FileFacts } from '@/db/schema'
import { FileRejectedError, type ReadableContent } from './result'

/** MP4 is nested boxes, each with a length and a four-letter type. */

export type Mp4Box = { name: string; start: number; end: number }

type TopLevelBox = { name: string; start: number; bytes: number }

const MAX_BOXES = 100_000

const MAX_HEADER_BYTES = 16

const MAX_INDEX_BYTES = 64 * 1024 * 1024

const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V )$/

/** Plays on the phones common in schools. */
const WIDELY_SUPPORTED_CODECS = new Set(['avc1', 'avc3'])

/** Reads headers only. The boxes must cover the file exactly. */
export async function readTopBoxes(file: ReadableContent): Promise<TopLevelBox[]> {
  const boxes: TopLevelBox[] = []
  for (let start = 0; start < file.bytes; ) {
    const header = await file.read(start, Math.min(MAX_HEADER_BYTES, file.bytes - start))
    const box = { start, ...readBoxHeader(header, 0, file.bytes - start) }
    // A fragmented video has about two boxes per second.
    if (boxes.push(box) > MAX_BOXES) throw createBrokenVideoError()
    start += box.bytes
  }
  return boxes
}

export function findChildren(bytes: Buffer, parent: Mp4Box | undefined, name: string): Mp4Box[] {
  const children: Mp4Box[] = []
  if (!parent) return children
  for (let offset = parent.start; offset + 8 <= parent.end; ) {
    const box = readBoxHeader(bytes, offset, parent.end - offset)
    if (box.name === name)
      children.push({ name, start: offset + box.head, end: offset + box.bytes })
    offset += box.bytes
  }
  return children
}

export const findChild = (bytes: Buffer, parent: Mp4Box | undefined, name: string) =>
  findChildren(bytes, parent, name)[0]

export async function inspectVideo(file: ReadableContent): Promise<FileFacts> {
  const boxes = await readTopBoxes(file)
  const [first] = boxes
  if (first?.name !== 'ftyp' || first.bytes > 4_096) throw createBrokenVideoError()
  if (
    !readBrands(await file.read(first.start, first.bytes)).some((brand) => MP4_BRANDS.test(brand))
  )
    throw new FileRejectedError({ code: 'videoNotMp4' })
  const index = boxes.find(({ name }) => name === 'moov')
  const data = boxes.find(({ name }) => name === 'mdat')
  if (!index || !data || index.bytes > MAX_INDEX_BYTES) throw createBrokenVideoError()
  const result = readVideoFacts(await file.read(index.start, index.bytes))
  const notes = [index.start > data.start && 'videoIndexLast', !result.plays && 'videoSeldomPlays']
  return { ...result.facts, notes: notes.filter((note) => note !== false) }
}

function readBoxHeader(bytes: Buffer, offset: number, availableBytes: number) {
  if (bytes.length - offset < 8) throw createBrokenVideoError()
  const [shortSize, name] = [
    bytes.readUInt32BE(offset),
    bytes.toString('latin1', offset + 4, offset + 8),
  ]
  const isLong = shortSize === 1
  if (isLong && bytes.length - offset < MAX_HEADER_BYTES) throw createBrokenVideoError()
  // Size 0: to the end of the file.
  const size = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : shortSize || availableBytes
  const headerBytes = isLong ? MAX_HEADER_BYTES : 8
  if (size < headerBytes || size > availableBytes) throw createBrokenVideoError()
  return { name, bytes: size, head: headerBytes }
}

const createBrokenVideoError = () => new FileRejectedError({ code: 'videoBroken' })

function readBrands(box: Buffer) {
  const brands = box.toString('latin1', 8).match(/.{4}/gs) ?? []
  return brands.filter((_, index) => index !== 1)
}

function readVideoFacts(moov: Buffer) {
  const moovBox: Mp4Box = { name: 'moov', start: 8, end: moov.length }
  const header = findChild(moov, moovBox, 'mvhd')
  const videoTrack = findChildren(moov, moovBox, 'trak').find((track) => isVideoTrack(moov, track))
  if (!header) throw createBrokenVideoError()
  if (!videoTrack) throw new FileRejectedError({ code: 'videoWithoutPicture' })
  const seconds = readDurationSeconds(moov, header)
  const { width, height } = readFrameSize(moov, videoTrack)
  const codec = readCodec(moov, videoTrack)
  return { facts: { seconds, width, height }, plays: WIDELY_SUPPORTED_CODECS.has(codec) }
}

function isVideoTrack(moov: Buffer, track: Mp4Box) {
  const handler = findChild(moov, findChild(moov, track, 'mdia'), 'hdlr')
  return handler !== undefined && readFourChars(moov, handler.start + 8) === 'vide'
}

function readDurationSeconds(moov: Buffer, { start, end }: Mp4Box) {
  const isLong = moov[start] === 1
  if (end - start < (isLong ? 32 : 20)) throw createBrokenVideoError()
  const timescale = moov.readUInt32BE(start + (isLong ? 20 : 12))
  const duration = isLong ? Number(moov.readBigUInt64BE(start + 24)) : moov.readUInt32BE(start + 16)
  if (timescale === 0 || duration === 0) throw createBrokenVideoError()
  return Math.round(duration / timescale)
}

/** The last eight bytes, as 16.16 fixed point. */
function readFrameSize(moov: Buffer, track: Mp4Box) {
  const header = findChild(moov, track, 'tkhd')
  if (!header || header.end - header.start < 80) throw createBrokenVideoError()
  const [width, height] = [-8, -4].map((offset) => moov.readUInt32BE(header.end + offset) >>> 16)
  if (!width || !height) throw createBrokenVideoError()
  return { width, height }
}

function readCodec(moov: Buffer, track: Mp4Box) {
  const boxPath = ['mdia', 'minf', 'stbl', 'stsd']
  const descriptionBox = boxPath.reduce<Mp4Box | undefined>(
    (box, name) => findChild(moov, box, name),
    track,
  )
  if (!descriptionBox || descriptionBox.end - descriptionBox.start < 16)
    throw createBrokenVideoError()
  return readFourChars(moov, descriptionBox.start + 12)
}

const readFourChars = (bytes: Buffer, offset: number) =>
  bytes.toString('latin1', offset, offset + 4)

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
