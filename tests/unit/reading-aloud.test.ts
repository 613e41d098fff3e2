import { describe, expect, test, vi } from 'vitest'
import type { SpokenSentence } from '@/components/library/reader/aloud/list-sentences'
import {
  createSpeaker,
  type SpeakerState,
  type SpeechChoice,
} from '@/components/library/reader/aloud/speaker'
import { findSentences, splitIntoParts } from '@/components/library/reader/aloud/split-sentences'
import { loadVoices, matchVoices } from '@/components/library/reader/aloud/voices'

const split = (text: string, language: string) =>
  findSentences(text, language).map(({ start, end }) => text.slice(start, end))

/** As browsers cut them; a bar is between two sentences. */
const SENTENCES: [language: string, text: string][] = [
  [
    'en-IN',
    'Say this.| “Ma’am, may I have one cupboard, e.g. one bench?| In three weeks you will see.”| I agree.',
  ],
  [
    'en-IN',
    'Mr. Rao and Dr. A. P. Sen met at 10.30 a.m. on Monday.| They paid Rs. 500 (cf. No. 3) for it.| See pp. 4 and Fig. 2.',
  ],
  ['en-IN', 'Ask them: “What is it?” she said.| Wait!| It costs ₹2,200.50!'],
  ['en-IN', '3. Count the tools.| Close the lab.'],
  ['hi-IN', 'यह पहला वाक्य है।| डॉ. राव ने रु. 500 दिए।| क्या आप आए?| हाँ॥'],
  ['ta-IN', 'இது முதல் வாக்கியம்.| எம். ஜி. ராமன் ரூ. 500 கொடுத்தார்.| திரு. சென் வந்தார்.| ஏன்?| சரி!'],
]

describe.each(['with Intl.Segmenter', 'without it'])('sentences, %s', (kind) => {
  test.each(SENTENCES)('%s: %s', (language, marked) => {
    if (kind === 'without it') vi.stubGlobal('Intl', {})
    try {
      expect(split(marked.replaceAll('|', ''), language)).toEqual(
        marked.split('|').map((sentence) => sentence.trim()),
      )
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

test('lines to fill in and ticks are not sentences', () => {
  expect(split('______ … — ', 'en-IN')).toEqual([])
})

test('a long sentence is said in parts, at commas and shorter when the speed is low', () => {
  const long = `${'Count the tools out and in, '.repeat(14)}and close the lab.`
  const parts = splitIntoParts(long, 1)
  expect(parts.join(' ')).toBe(long)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(150)
  expect(parts[0]).toMatch(/,$/)
  expect(splitIntoParts(long, 0.75).length).toBeGreaterThan(parts.length)
  expect(splitIntoParts('x'.repeat(400), 1).join('')).toBe('x'.repeat(400))
})

const voice = (lang: string, rest: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  ...{ lang, name: lang, voiceURI: lang, localService: true, default: false },
  ...rest,
})

describe('voices', () => {
  test('only those of the language, those of the country first, then those without a connection', () => {
    const voices = [
      voice('en-US', { default: true }),
      voice('en-IN', { voiceURI: 'far', localService: false }),
      voice('en_IN', { voiceURI: 'near' }),
      voice('hi-IN'),
    ]
    const list = (language: string) => matchVoices(voices, language).map(({ voiceURI }) => voiceURI)
    expect(list('en-IN')).toEqual(['near', 'far', 'en-US'])
    expect(list('hi')).toEqual(['hi-IN'])
    expect(list('ta-IN')).toEqual([])
  })

  test('three-letter tags of some phones are the same languages', () => {
    const voices = ['hin-IND', 'tam_IND', 'eng-USA', 'hil-PH'].map((lang) => voice(lang))
    expect(matchVoices(voices, 'hi-IN').map(({ lang }) => lang)).toEqual(['hin-IND'])
    expect(matchVoices(voices, 'ta-IN').map(({ lang }) => lang)).toEqual(['tam_IND'])
    expect(matchVoices(voices, 'en-IN').map(({ lang }) => lang)).toEqual(['eng-USA'])
  })

  test('that arrive late are awaited', async () => {
    const speech = createSpeech([])
    const loading = loadVoices(speech)
    speech.voices.push(voice('ta-IN'))
    speech.dispatchEvent(new Event('voiceschanged'))
    expect(await loading).toHaveLength(1)
  })
})

type FakeUtterance = Record<'text' | 'lang', string> & {
  voice: SpeechSynthesisVoice | null
  rate: number
} & Record<'onstart' | 'onend' | 'onboundary', (() => void) | null> & {
    onerror: ((event: { error: string }) => void) | null
  }

/** A browser's speech whose events the test sends. */
function createSpeech(voices: SpeechSynthesisVoice[]) {
  const spoken: FakeUtterance[] = []
  let cancels = 0
  const target = new EventTarget()
  const speech = {
    voices,
    spoken,
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      speech.speaking = true
      spoken.push(utterance)
    },
    cancel: () => {
      cancels += 1
      speech.speaking = false
    },
    countCancels: () => cancels,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    last: () => spoken.at(-1) as FakeUtterance,
    end: () => {
      speech.speaking = false
      speech.last().onend?.()
    },
  }
  return speech as typeof speech & SpeechSynthesis
}

const sentence = (words: string, language = 'en-IN'): SpokenSentence => ({
  ...{ words, language, start: 0, end: words.length },
  element: null as never,
})
const BOOK = ['One.', 'Two.', 'Three.'].map((words) => sentence(words))

function setUp(
  sentences = BOOK,
  voices = [voice('en-IN'), voice('en-GB')],
  choice: SpeechChoice = { rate: 1, voices: {} },
) {
  const speech = createSpeech(voices)
  const states: SpeakerState[] = []
  const createUtterance = (text: string) =>
    ({ text, lang: '', voice: null, rate: 1 }) as unknown as SpeechSynthesisUtterance
  const speaker = createSpeaker({ speech, createUtterance }, sentences, {
    choice,
    onChange: (state) => states.push(state),
  })
  const words = () => speech.spoken.map(({ text }) => text)
  return { speech, speaker, states, words }
}

const waitForWords = (words: () => string[], expected: string[]) =>
  vi.waitFor(() => expect(words()).toEqual(expected))

describe('the speaker', () => {
  test('says one sentence after the other, with language, voice and speed, and ends', () => {
    const { speech, speaker, words } = setUp(BOOK, undefined, {
      ...{ rate: 1.5, voices: { en: 'en-GB' } },
    })
    speaker.playFrom(1)
    expect(speech.last()).toMatchObject({ text: 'Two.', lang: 'en-GB', rate: 1.5 })
    expect(speech.last().voice?.voiceURI).toBe('en-GB')
    expect(speaker.getState()).toMatchObject({ status: 'speaking', index: 1 })
    speech.end()
    speech.end()
    expect(words()).toEqual(['Two.', 'Three.'])
    expect(speaker.getState().status).toBe('done')
    expect(speech.countCancels()).toBe(0)
  })

  test('pauses by cancelling, ignores the late end, and says the sentence again', async () => {
    const { speech, speaker, words } = setUp()
    speaker.playFrom(0)
    const old = speech.last()
    speaker.pause()
    old.onend?.()
    old.onerror?.({ error: 'interrupted' })
    expect(speaker.getState()).toMatchObject({ status: 'paused', index: 0 })
    speaker.play()
    await waitForWords(words, ['One.', 'One.'])
    expect(speaker.getState()).toMatchObject({ status: 'speaking', index: 0 })
  })

  test('goes to the next and the previous sentence, and stays paused if it was', async () => {
    const { speech, speaker, words } = setUp()
    speaker.playFrom(0)
    speaker.step(1)
    await waitForWords(words, ['One.', 'Two.'])
    speaker.pause()
    for (const direction of [-1, -1, -1] as const) speaker.step(direction)
    expect(speaker.getState()).toMatchObject({ status: 'paused', index: 0 })
    for (const direction of [1, 1, 1, 1] as const) speaker.step(direction)
    expect(speaker.getState()).toMatchObject({ status: 'paused', index: 2 })
    expect(words()).toHaveLength(2)
    expect(speech.countCancels()).toBe(2)
  })

  test('two quick presses say only the last sentence', async () => {
    const { speaker, words } = setUp()
    speaker.playFrom(0)
    speaker.step(1)
    speaker.step(1)
    await waitForWords(words, ['One.', 'Three.'])
  })

  test('never reads a passage with the voice of another language, and goes on once there is one', async () => {
    const book = [sentence('One.'), sentence('இரண்டு.', 'ta-IN')]
    const { speech, speaker, words, states } = setUp(book)
    speaker.playFrom(0)
    speech.end()
    await vi.waitFor(() => expect(speaker.getState().status).toBe('voiceless'))
    expect(speaker.getState()).toMatchObject({ index: 1, language: 'ta-IN', voices: [] })
    expect(words()).toEqual(['One.'])
    expect(states.map(({ status }) => status)).toContain('waiting')
    speech.voices.push(voice('ta-IN'))
    speaker.play()
    expect(speech.last()).toMatchObject({ text: 'இரண்டு.', lang: 'ta-IN' })
  })

  test('a language that the phone lists but has not installed is refused too', () => {
    const { speech, speaker } = setUp()
    speaker.playFrom(0)
    speech.last().onerror?.({ error: 'language-unavailable' })
    expect(speaker.getState().status).toBe('voiceless')
  })

  test.each(['network', 'not-allowed', 'synthesis-failed'])('the error “%s” stops it', (error) => {
    const { speech, speaker } = setUp()
    speaker.playFrom(0)
    speech.last().onerror?.({ error })
    expect(speaker.getState().status).toBe('broken')
  })

  test('a call that takes the voice pauses it', () => {
    const { speech, speaker } = setUp()
    speaker.playFrom(0)
    speech.last().onerror?.({ error: 'interrupted' })
    expect(speaker.getState().status).toBe('paused')
  })

  test('a voice that falls silent without an event is tried once more', () => {
    vi.useFakeTimers()
    try {
      const { speech, speaker, words } = setUp()
      speaker.playFrom(0)
      speech.last().onboundary?.()
      vi.advanceTimersByTime(30_000)
      expect(words()).toEqual(['One.', 'One.'])
      expect(speaker.getState().status).toBe('broken')
      speaker.play()
      vi.advanceTimersByTime(100)
      speech.end()
      expect(speech.last().text).toBe('Two.')
    } finally {
      vi.useRealTimers()
    }
  })

  test('another voice or speed is heard at once, in the same sentence', async () => {
    const { speech, speaker, words } = setUp()
    speaker.playFrom(0)
    speaker.choose({ rate: 2, voices: { en: 'en-GB' } })
    await waitForWords(words, ['One.', 'One.'])
    expect(speech.last()).toMatchObject({ rate: 2, lang: 'en-GB' })
  })

  test('after it has stopped, nothing is said', () => {
    const { speech, speaker, words } = setUp()
    speaker.playFrom(0)
    const old = speech.last()
    speaker.stop()
    old.onend?.()
    expect(words()).toEqual(['One.'])
    expect(speech.speaking).toBe(false)
  })
})
