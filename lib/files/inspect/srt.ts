import 'server-only'
import { decodeUtf8 } from './captions'
import { FileRefused } from './refused'

/** SubRip captions become WebVTT: the same cues, without numbers, colours and positions. */

const MAX_CUES = 20_000
const TIMES =
  /^(\d{1,2}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})[ \t]{0,9}-->[ \t]{0,9}(\d{1,2}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})(?:[ \t].{0,200})?$/
const NUMBER = /^\d{1,9}$/
/** WebVTT knows these, too. */
const KEPT_TAG = /^<\/?[biu]>$/i

export function srtAsVtt(bytes: Uint8Array): string {
  const lines = decodeUtf8(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
  const starts = lines.flatMap((line, at) => (line.includes('-->') ? [at] : []))
  if (starts.length > MAX_CUES) throw new FileRefused({ word: 'captionsTooMany' })
  const cues = starts.flatMap((at, place) => {
    const text = textBetween(lines, at + 1, starts[place + 1] ?? lines.length + 1)
    const times = timesIn(lines[at] ?? '', at + 1)
    return text ? [`${times}\n${text}`] : []
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** The line before the next cue's times is its number, where it has one. */
function textBetween(lines: string[], from: number, nextTimes: number) {
  const last = NUMBER.test(lines[nextTimes - 1] ?? '') ? nextTimes - 1 : nextTimes
  return lines.slice(from, last).map(plainText).filter(Boolean).join('\n')
}

function timesIn(line: string, number: number) {
  const found = TIMES.exec(line)
  if (!found) throw new FileRefused({ word: 'captionsBroken', values: { line: number } })
  const [from, to] = [found.slice(1, 5), found.slice(5, 9)].map(timeOf)
  if (!from || !to || from >= to)
    throw new FileRefused({ word: 'captionsBroken', values: { line: number } })
  return `${from} --> ${to}`
}

/** Always of the same length, so that times compare as text. */
const timeOf = ([hours = '', minutes = '', seconds = '', rest = '']: string[]) =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${rest.padEnd(3, '0')}`

function plainText(line: string) {
  return line
    .replace(/\{\\[^{}]{0,200}\}/g, '')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, (tag) => (KEPT_TAG.test(tag) ? tag.toLowerCase() : ''))
    .replace(/&(?!(?:amp|lt|gt|nbsp);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .trim()
}
