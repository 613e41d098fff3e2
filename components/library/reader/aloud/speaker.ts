import type { SpokenSentence } from './list-sentences'
import { splitIntoParts } from './split-sentences'
import { getBaseLanguage, loadVoices, matchVoices } from './voices'

/**
 * Says sentences one after the other. There is never more than one utterance in the browser's queue, because
 * browsers differ in what `cancel` and `pause` do to the others.
 */
export type SpeakerStatus =
  | 'paused'
  | 'waiting'
  | 'speaking'
  | 'voiceless'
  | 'broken'
  | 'done'
  | 'unable'
export type SpeakerState = {
  status: SpeakerStatus
  index: number
  /** Of the sentence; its voices may be chosen. */
  language: string
  voices: SpeechSynthesisVoice[]
}
type SpeechPort = {
  speech: SpeechSynthesis
  createUtterance: (words: string) => SpeechSynthesisUtterance
}
/** `voices` has the chosen `voiceURI` of a language. */
export type SpeechChoice = { rate: number; voices: Record<string, string> }

/** Without it, Safari and Chrome drop words that are spoken right after `cancel`. */
const AFTER_CANCEL_MS = 60
/** Nothing is so slow; the engine has stopped without an event, as it does after a lost connection. */
const SILENCE_MS = 5000
const MS_PER_CHAR = 200
const MAX_TRIES = 2

export type Speaker = ReturnType<typeof createSpeaker>

export function createSpeaker(
  { speech, createUtterance }: SpeechPort,
  sentences: SpokenSentence[],
  options: { choice: SpeechChoice; onChange: (state: SpeakerState) => void },
) {
  let { choice } = options
  let state: SpeakerState = { status: 'paused', index: 0, language: '', voices: [] }
  let parts: string[] = []
  let part = 0
  let tries = 0
  /** Held here: Chrome forgets an utterance without a reference, and its `end` never comes. */
  let current: SpeechSynthesisUtterance | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Answers that come after another command are too late. */
  let command = 0

  const set = (update: Partial<SpeakerState>) => {
    state = { ...state, ...update }
    options.onChange(state)
  }

  /** `cancel` also sends `end` or `error` for the old utterance, at once or later: it is not the current one. */
  const silence = () => {
    command += 1
    clearTimeout(timer)
    const wasSpeaking = current !== null || speech.speaking || speech.pending
    current = null
    if (wasSpeaking) speech.cancel()
    return wasSpeaking
  }

  const begin = async (index: number, fromPart = 0) => {
    const sentence = sentences[index]
    if (!sentence) return finish()
    const mustWait = silence()
    const mine = command
    const { language } = sentence
    parts = splitIntoParts(sentence.words, choice.rate)
    part = Math.min(fromPart, parts.length - 1)
    tries = 0
    // At once where the browser has its voices: Safari speaks only during the press of a button.
    let voices = matchVoices(speech.getVoices(), language)
    if (voices.length === 0) {
      set({ status: 'waiting', index, language, voices })
      voices = matchVoices(await loadVoices(speech), language)
      if (mine !== command) return
    }
    set({ status: voices.length > 0 ? 'speaking' : 'voiceless', index, language, voices })
    if (voices.length === 0) return
    if (mustWait) timer = setTimeout(sayPart, AFTER_CANCEL_MS)
    else sayPart()
  }

  const sayPart = () => {
    const words = parts[part] ?? ''
    const chosen = choice.voices[getBaseLanguage(state.language)]
    const voice = state.voices.find(({ voiceURI }) => voiceURI === chosen) ?? state.voices[0]
    const utterance = createUtterance(words)
    utterance.voice = voice ?? null
    // Android chooses by language alone, and takes that of the phone if there is none.
    utterance.lang = (voice?.lang ?? state.language).replace('_', '-')
    utterance.rate = choice.rate
    utterance.onend = () => utterance === current && next()
    utterance.onerror = ({ error }) => utterance === current && fail(error)
    // Only proof of life: Android sends no `boundary`, so nothing may depend on it.
    utterance.onstart = utterance.onboundary = () => utterance === current && watch(words)
    current = utterance
    watch(words)
    speech.speak(utterance)
  }

  const watch = (words: string) => {
    clearTimeout(timer)
    timer = setTimeout(
      () => fail('silent'),
      SILENCE_MS + (words.length * MS_PER_CHAR) / Math.min(choice.rate, 1),
    )
  }

  const next = () => {
    clearTimeout(timer)
    current = null
    tries = 0
    part += 1
    if (part < parts.length) sayPart()
    else if (state.index + 1 < sentences.length) void begin(state.index + 1)
    else finish()
  }

  const fail = (error: string) => {
    silence()
    tries += 1
    if (error === 'language-unavailable' || error === 'voice-unavailable')
      return set({ status: 'voiceless' })
    // Another page or a call took the voice.
    if (error === 'interrupted' || error === 'canceled') return set({ status: 'paused' })
    if (error === 'silent' && tries < MAX_TRIES) timer = setTimeout(sayPart, AFTER_CANCEL_MS)
    else set({ status: 'broken' })
  }

  const finish = () => {
    silence()
    set({ status: 'done' })
  }

  const isReading = () => state.status === 'speaking' || state.status === 'waiting'

  return {
    getState: () => state,
    /** From this sentence on. */
    playFrom: (index: number) => void begin(index),
    /** `pause` of the browser ends the utterance on Android and sticks in Chrome, so the part begins again. */
    play: () => void begin(state.status === 'done' ? 0 : state.index, part),
    pause: () => {
      silence()
      set({ status: 'paused' })
    },
    /** A paused reader stays paused. */
    step: (direction: 1 | -1) => {
      const index = Math.min(Math.max(state.index + direction, 0), sentences.length - 1)
      if (isReading()) return void begin(index)
      silence()
      part = 0
      const { language = '' } = sentences[index] ?? {}
      const voices = matchVoices(speech.getVoices(), language)
      set({ status: 'paused', index, language, voices })
    },
    choose: (update: SpeechChoice) => {
      choice = update
      if (isReading()) void begin(state.index, part)
    },
    stop: silence,
  }
}
