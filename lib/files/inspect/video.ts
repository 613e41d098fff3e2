import 'server-only'
import type { FileFacts } from '@/db/schema'
import { findChild, findChildren, type Mp4Box, readTopBoxes } from './boxes'
import { FileRejectedError } from './rejection'
import type { ReadableContent } from './result'

const MAX_INDEX_BYTES = 64 * 1024 * 1024
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V )$/
/** Plays on the phones common in schools. */
const WIDELY_SUPPORTED_CODECS = new Set(['avc1', 'avc3'])

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
const createBrokenVideoError = () => new FileRejectedError({ code: 'videoBroken' })
