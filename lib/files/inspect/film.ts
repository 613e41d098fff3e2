import 'server-only'
import type { FileFacts } from '@/db/schema'
import { type Box, childOf, childrenOf, topBoxes } from './boxes'
import type { Content } from './found'
import { FileRefused } from './refused'

/** What the boxes of an MP4 say: how long, how large, how packed, and whether it plays before all of it is there. */

const MOST_INDEX = 64 * 1024 * 1024
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V )$/
/** What phones in schools play without help. */
const PLAYS_ANYWHERE = new Set(['avc1', 'avc3'])

export async function filmIn(file: Content): Promise<FileFacts> {
  const boxes = await topBoxes(file)
  const [first] = boxes
  if (first?.name !== 'ftyp' || first.bytes > 4_096) throw broken()
  if (!brandsIn(await file.read(first.start, first.bytes)).some((brand) => MP4_BRANDS.test(brand)))
    throw new FileRefused({ word: 'filmNotMp4' })
  const index = boxes.find(({ name }) => name === 'moov')
  const data = boxes.find(({ name }) => name === 'mdat')
  if (!index || !data || index.bytes > MOST_INDEX) throw broken()
  const found = factsIn(await file.read(index.start, index.bytes))
  const notes = [index.start > data.start && 'filmIndexLast', !found.plays && 'filmSeldomPlays']
  return { ...found.facts, notes: notes.filter((note) => note !== false) }
}

function brandsIn(box: Buffer) {
  const words = box.toString('latin1', 8).match(/.{4}/gs) ?? []
  return words.filter((_, at) => at !== 1)
}

function factsIn(moov: Buffer) {
  const whole: Box = { name: 'moov', start: 8, end: moov.length }
  const header = childOf(moov, whole, 'mvhd')
  const picture = childrenOf(moov, whole, 'trak').find((track) => isPicture(moov, track))
  if (!header) throw broken()
  if (!picture) throw new FileRefused({ word: 'filmWithoutPicture' })
  const seconds = secondsIn(moov, header)
  const { width, height } = sizeIn(moov, picture)
  const codec = codecIn(moov, picture)
  return { facts: { seconds, width, height }, plays: PLAYS_ANYWHERE.has(codec) }
}

function isPicture(moov: Buffer, track: Box) {
  const handler = childOf(moov, childOf(moov, track, 'mdia'), 'hdlr')
  return handler !== undefined && text(moov, handler.start + 8) === 'vide'
}

/** Version 1 counts in 64 bits. */
function secondsIn(moov: Buffer, { start, end }: Box) {
  const long = moov[start] === 1
  if (end - start < (long ? 32 : 20)) throw broken()
  const scale = moov.readUInt32BE(start + (long ? 20 : 12))
  const length = long ? Number(moov.readBigUInt64BE(start + 24)) : moov.readUInt32BE(start + 16)
  if (scale === 0 || length === 0) throw broken()
  return Math.round(length / scale)
}

/** The last eight bytes, as 16.16. */
function sizeIn(moov: Buffer, track: Box) {
  const header = childOf(moov, track, 'tkhd')
  if (!header || header.end - header.start < 80) throw broken()
  const [width, height] = [-8, -4].map((at) => moov.readUInt32BE(header.end + at) >>> 16)
  if (!width || !height) throw broken()
  return { width, height }
}

function codecIn(moov: Buffer, track: Box) {
  const steps = ['mdia', 'minf', 'stbl', 'stsd']
  const list = steps.reduce<Box | undefined>((box, name) => childOf(moov, box, name), track)
  if (!list || list.end - list.start < 16) throw broken()
  return text(moov, list.start + 12)
}

const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
const broken = () => new FileRefused({ word: 'filmBroken' })
