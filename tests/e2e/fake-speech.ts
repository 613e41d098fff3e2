import type { Locator } from 'playwright/test'
import type { Page } from './fixtures'

/**
 * Headless Chromium has no voices. This replaces what the browser offers, in the page and in the reader's frame:
 * sentences are noted in the outer window, which stays when the frame closes, and end when the test says so.
 */

type Spoken = { text: string; lang: string; voice: string; rate: number }
type SpeechNotes = { spoken: Spoken[]; cancels: number; end?: () => void }
type SpeechWindow = Window & { speechNotes?: SpeechNotes; mediaKeys?: Record<string, () => void> }

const VOICES = [
  { lang: 'en-US', name: 'Far voice', voiceURI: 'far', localService: false, default: true },
  { lang: 'en_IN', name: 'Near voice', voiceURI: 'near', localService: true, default: false },
  { lang: 'hi-IN', name: 'Hindi voice', voiceURI: 'hindi', localService: true, default: false },
]

export const installSpeech = (page: Page) =>
  page.addInitScript((voices) => {
    const outer = window.top as SpeechWindow
    outer.speechNotes ??= { spoken: [], cancels: 0 }
    const notes = outer.speechNotes
    class Utterance {
      lang = ''
      rate = 1
      voice: (typeof voices)[number] | null = null
      onstart?: () => void
      onend?: () => void
      onerror?: (event: { error: string }) => void
      constructor(public text: string) {}
    }
    let current: Utterance | null = null
    const speech = {
      get speaking() {
        return current !== null
      },
      pending: false,
      // Empty at first, as in Chrome.
      isReady: false,
      getVoices: () => (speech.isReady ? voices : []),
      addEventListener: (_name: string, listener: () => void) =>
        setTimeout(() => {
          speech.isReady = true
          listener()
        }),
      removeEventListener: () => {},
      speak: (utterance: Utterance) => {
        current = utterance
        const { text, lang, rate, voice } = utterance
        notes.spoken.push({ text, lang, rate, voice: voice?.voiceURI ?? '' })
        utterance.onstart?.()
      },
      cancel: () => {
        const cancelled = current
        current = null
        notes.cancels += 1
        setTimeout(() => cancelled?.onerror?.({ error: 'interrupted' }))
      },
    }
    if (window !== window.top)
      notes.end = () => {
        const ended = current
        current = null
        ended?.onend?.()
      }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    outer.mediaKeys ??= {}
    const keys = outer.mediaKeys
    navigator.mediaSession.setActionHandler = (name, handler) => {
      if (handler) keys[name] = () => handler({ action: name })
      else delete keys[name]
    }
  }, VOICES)

export const readSpoken = (page: Page) =>
  page.evaluate(() => (window as SpeechWindow).speechNotes?.spoken ?? [])

export const readLastWords = async (page: Page) => (await readSpoken(page)).at(-1)?.text

export const countCancels = (page: Page) =>
  page.evaluate(() => (window as SpeechWindow).speechNotes?.cancels ?? 0)

export const endSentence = (page: Page) =>
  page.evaluate(() => (window as SpeechWindow).speechNotes?.end?.())

/** In one task, so that no frame comes between them. Returns how far it scrolled. */
export const scrollAsSentenceEnds = (view: Locator, selector: string) =>
  view.evaluate((scroller, target) => {
    scroller.querySelector(target)?.scrollIntoView()
    const { scrollTop } = scroller
    const { speechNotes } = window.top as SpeechWindow
    speechNotes?.end?.()
    return scrollTop
  }, selector)

export const listMediaKeys = (page: Page) =>
  page.evaluate(() => Object.keys((window as SpeechWindow).mediaKeys ?? {}).sort())

export const pressMediaKey = (page: Page, name: string) =>
  page.evaluate((key) => (window as SpeechWindow).mediaKeys?.[key]?.(), name)
