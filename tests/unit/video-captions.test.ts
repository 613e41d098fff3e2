import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { videos } from '@/content/videos/catalogue'
import { captionTranslations } from '@/content/videos/sources/captions'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import { rubric } from '@/content/videos/sources/rubric'
import { createReel, translateCues } from '@/content/videos/sources/video-script'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { completeLanguages, completeTranslations } from '@/i18n/partial-languages'
import { runInLanguage } from '@/i18n/request-language'
import {
  findCaptions,
  listCaptions,
  nameCaptions,
  nameCaptionsFile,
  parseCaptionsName,
} from '@/lib/library/videos'
import { listSentenceFaults } from '../support/translation-rules'

const reels = [circle, rubric, ethics].map(createReel)
const languages = completeTranslations
const readCaptions = (captions: string, language: Language) =>
  readCues(nameCaptionsFile(captions, language))
const joinLines = (text: string) => text.replace('\n', ' ')

function readCues(file: string) {
  const [heading, ...blocks] = readFileSync(`content/videos/files/${file}`, 'utf8')
    .trimEnd()
    .split('\n\n')
  expect(heading).toBe('WEBVTT')
  return blocks.map((block) => {
    const [number, times, ...lines] = block.split('\n')
    const [, m1, s1, m2, s2] =
      /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times ?? '')?.map(Number) ?? []
    return { number, times, lines, seconds: toSeconds(m2, s2) - toSeconds(m1, s1) }
  })
}

const toSeconds = (minutes = Number.NaN, seconds = Number.NaN) => minutes * 60 + seconds
/** A vowel sign is no character of its own. */
const countCharacters = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe.each(videos.flatMap((video) => languages.map((language) => ({ ...video, language }))))(
  '$id in $language',
  ({ captions, language }) => {
    const english = readCaptions(captions, 'en')
    const cues = readCaptions(captions, language)

    test('has the cues of the English captions, at the same times', () => {
      expect(cues.map(({ number, times }) => [number, times])).toEqual(
        english.map(({ number, times }) => [number, times]),
      )
    })

    test('has one or two lines of at most 42 characters, 17 a second', () => {
      for (const { lines, seconds } of cues) {
        expect(countCharacters(lines.join(' ')) / seconds, lines.join(' ')).toBeLessThanOrEqual(17)
        expect([1, 2]).toContain(lines.length)
        for (const line of lines) {
          expect(line.trim()).not.toBe('')
          expect(line.length, line).toBeLessThanOrEqual(42)
        }
      }
    })

    test('keeps the numbers and uses only letters of its script', () => {
      const faults = cues.flatMap(({ lines }, index) => {
        const text = lines.join(' ')
        expect(text.match(/\p{L}/gu)?.length, text).toBeGreaterThan(1)
        expect(text).not.toMatch(/[A-Za-z]/)
        return listSentenceFaults(
          english[index]?.lines.join(' ') ?? '',
          text,
          LANGUAGES[language].tag,
        )
      })
      expect(faults).toEqual([])
    })
  },
)

describe.each(languages)('the translation into %s', (language) => {
  const translation = captionTranslations[language]

  test('is the one in the files', () => {
    for (const { script, cues } of reels) {
      const video = videos.find(({ id }) => id === script.id)
      if (!video) throw new Error(`no video ${script.id}`)
      expect(readCaptions(video.captions, language).map(({ lines }) => lines.join('\n'))).toEqual(
        translateCues(cues, translation).map(({ text }) => text),
      )
    }
  })

  test('has no caption that no video has', () => {
    const english = new Set(reels.flatMap(({ cues }) => cues.map(({ text }) => joinLines(text))))
    expect(Object.keys(translation).filter((text) => !english.has(text))).toEqual([])
  })

  test('is missing when the English caption changes', () => {
    const [cue] = reels[0]?.cues.slice(1) ?? []
    if (!cue) throw new Error('no caption')
    expect(translateCues([cue], translation)).toHaveLength(1)
    expect(() => translateCues([{ ...cue, text: `${cue.text} Now.` }], translation)).toThrow(
      'This caption has no translation',
    )
  })
})

describe('the captions of a video', () => {
  const file = { bundled: 'left-on-the-copier.vtt' }
  const listLanguages = (language: Language, file: Parameters<typeof listCaptions>[0]) =>
    runInLanguage(language, () => listCaptions(file).map(({ language }) => language))

  test.each([
    ['en', ['en', 'hi', 'ta']],
    ['hi', ['hi', 'en', 'ta']],
    ['ta', ['ta', 'en', 'hi']],
  ] as const)('start with the language of the page: %s', (language, expected) => {
    expect(listLanguages(language, file)).toEqual(expected)
  })

  test('are one file for a video that the team uploaded, and none without captions', () => {
    for (const language of completeLanguages) {
      expect(listLanguages(language, { fileId: 'abc' })).toEqual(['en'])
      expect(listLanguages(language, undefined)).toEqual([])
    }
    expect(findCaptions({ fileId: 'abc' }, 'en')).toEqual({ fileId: 'abc' })
    expect(findCaptions({ fileId: 'abc' }, 'hi')).toBeUndefined()
  })

  test('are files beside the English one', () => {
    expect(findCaptions(file, 'en')).toEqual(file)
    expect(findCaptions(file, 'ta')).toEqual({ bundled: 'left-on-the-copier.ta.vtt' })
  })

  test.each(completeLanguages)('have one name in %s', (language) => {
    const name = nameCaptions('ethics-case', language)
    expect(parseCaptionsName(name)).toEqual({ name: 'ethics-case', language })
  })

  test.each(['ethics-case.en', 'ethics-case.xx', '.hi', 'ethics-case.'])(
    'have no second name such as %s',
    (name) => {
      expect(parseCaptionsName(name)).toEqual({ name, language: 'en' })
    },
  )
})
