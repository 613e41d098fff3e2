import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { videos } from '@/content/videos/catalogue'
import { createReel } from '@/content/videos/sources/video-script'
import { createCaptions, VIDEOS_FOLDER } from '../videos/captions'
import { videoSources } from '../videos/sources'

function listBoxes(mp4: Buffer) {
  const boxes: { name: string; start: number }[] = []
  for (let offset = 0; offset < mp4.length; offset += mp4.readUInt32BE(offset)) {
    boxes.push({ name: mp4.toString('latin1', offset + 4, offset + 8), start: offset + 8 })
    if (mp4.readUInt32BE(offset) < 8) throw new Error('A box of no size, or of more than 4 GB')
  }
  return boxes
}

function readSeconds(mp4: Buffer) {
  const header = mp4.indexOf('mvhd') + 4
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12)
}

function parseCues(vtt: string) {
  const [heading, ...blocks] = vtt.trimEnd().split('\n\n')
  expect(heading).toBe('WEBVTT')
  return blocks.map((block) => {
    const [, times = '', ...lines] = block.split('\n')
    const timeMatch = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times)
    if (!timeMatch) throw new Error(`Not a time of WebVTT: ${times}`)
    const [, m1, s1, m2, s2] = timeMatch.map(Number) as [number, number, number, number, number]
    return { from: m1 * 60 + s1, to: m2 * 60 + s2, lines }
  })
}

test('three videos, two of them premium, each with a source', () => {
  expect(videos.map(({ isPremium }) => isPremium)).toEqual([false, true, true])
  expect(videoSources.map(({ id }) => id)).toEqual(videos.map(({ id }) => id))
})

describe.each(videos)('$id', (video) => {
  const { id, file, captions, poster, seconds, bytes } = video
  const mp4 = readFileSync(`${VIDEOS_FOLDER}/${file}`)
  const vtt = readFileSync(`${VIDEOS_FOLDER}/${captions}`, 'utf8')

  test('its file is small and starts to play before the download ends', () => {
    const boxNames = listBoxes(mp4).map(({ name }) => name)
    expect(boxNames[0]).toBe('ftyp')
    expect(boxNames).toContain('mdat')
    expect(boxNames.indexOf('moov')).toBeGreaterThan(0)
    expect(boxNames.indexOf('moov')).toBeLessThan(boxNames.indexOf('mdat'))
    expect(mp4.includes('avc1') && mp4.includes('mp4a')).toBe(true)
    expect(mp4.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
  })

  test('its length matches the catalogue', () => {
    expect(seconds).toBeGreaterThanOrEqual(40)
    expect(seconds).toBeLessThanOrEqual(90)
    expect(Math.abs(readSeconds(mp4) - seconds)).toBeLessThan(0.1)
    expect(mp4.length).toBe(bytes)
  })

  test('its captions are in order, do not overlap and end with the video', () => {
    let previousEnd = 0
    for (const { from, to } of parseCues(vtt)) {
      expect(from).toBeGreaterThanOrEqual(previousEnd)
      expect(to).toBeGreaterThan(from)
      previousEnd = to
    }
    expect(previousEnd).toBeLessThanOrEqual(seconds)
  })

  test('its captions are readable: two lines of 42 characters, 17 a second', () => {
    for (const { from, to, lines } of parseCues(vtt)) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(42)
      expect(lines.join(' ').length / (to - from), lines.join(' ')).toBeLessThanOrEqual(17)
    }
    expect(vtt).toContain('[bell]')
  })

  test('its captions match their source (if not, run `npm run studio -- captions`)', () => {
    const videoSource = videoSources.find((videoSource) => videoSource.id === id)
    if (!videoSource) throw new Error(`no source for ${id}`)
    const reel = createReel(videoSource)
    for (const { file, text } of createCaptions(video, reel))
      expect(readFileSync(file, 'utf8')).toBe(text)
    expect(reel.seconds).toBe(seconds)
  })

  test('its poster is public, small and reveals no file name', () => {
    expect(statSync(`public${poster.src}`).size).toBeLessThanOrEqual(12 * 1024)
    const stem = file.replace('.mp4', '')
    expect(captions).toBe(`${stem}.vtt`)
    expect(id).not.toContain(stem)
    expect(stem).not.toContain(id)
    expect(poster.src).not.toContain(stem)
  })
})
