import 'server-only'
import { FileRefused } from './refused'

/** WebVTT: strict UTF-8, its first line, and times that can be followed. What players forgive is not taken. */

const TIMES =
  /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?: .{0,200})?$/

export function captionsIn(bytes: Uint8Array): { cues: number; seconds: number } {
  const lines = decodeUtf8(bytes).split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) throw broken(1)
  let [cues, seconds] = [0, 0]
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const [, from = '', to = ''] = TIMES.exec(line.trim()) ?? []
    if (!to || secondsOf(to) <= secondsOf(from)) throw broken(at + 1)
    if (!lines[at + 1]?.trim()) throw broken(at + 2)
    cues += 1
    seconds = Math.max(seconds, secondsOf(to))
  }
  if (cues === 0) throw new FileRefused({ word: 'captionsEmpty' })
  return { cues, seconds }
}

export function decodeUtf8(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    throw new FileRefused({ word: 'captionsNotText' })
  }
  throw new FileRefused({ word: 'captionsNotText' })
}

const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const broken = (line: number) => new FileRefused({ word: 'captionsBroken', values: { line } })
