import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { readValue, writeValue } from '@/lib/client/indexed-db'
import { currentSession, hasSessionEnded, onSessionChange } from '@/lib/client/session-store'
import { readSelection } from '../use-selected-words'
import { listSentences, type SpokenSentence } from './list-sentences'
import { createMediaKeys } from './media-keys'
import { createSpeaker, type Speaker, type SpeakerState, type SpeechChoice } from './speaker'
import { createSpokenMark, findFirstSentence } from './spoken-mark'

/** Of this browser, for all books. */
const CHOICE_KEY = 'voice'
/** Where the reading stopped; of no use in another edition, which has another count. */
type SpokenPlace = { index: number; count: number }

type AloudSession = {
  speaker: Speaker
  sentences: SpokenSentence[]
  mark: ReturnType<typeof createSpokenMark>
  keys: ReturnType<typeof createMediaKeys>
}
type ReadAloudOptions = { title: string; isStored: boolean }

export type ReadAloud = ReturnType<typeof useReadAloud>

/** Needs no request. The browser's voice stops with the page, the login session and the reader. */
export function useReadAloud(
  bookId: string,
  text: RefObject<HTMLElement | null>,
  { title, isStored }: ReadAloudOptions,
) {
  const [state, setState] = useState<SpeakerState | null>(null)
  const [choice, setChoice] = useState<SpeechChoice>({ rate: 1, voices: {} })
  const session = useRef<AloudSession | null>(null)
  const remembered = useRef<SpokenPlace | undefined>(undefined)

  useEffect(() => {
    void readValue<SpeechChoice>(CHOICE_KEY).then((stored) => stored && setChoice(stored))
    if (isStored)
      void readValue<SpokenPlace>(buildPlaceKey(bookId)).then((stored) => {
        remembered.current ??= stored
      })
  }, [bookId, isStored])

  const close = useCallback(() => {
    const { speaker, mark, keys } = session.current ?? {}
    speaker?.stop()
    mark?.release()
    keys?.release()
    session.current = null
    setState(null)
  }, [])

  useEffect(() => {
    // Chrome goes on speaking after its page is gone.
    const handleLeave = () => close()
    window.addEventListener('pagehide', handleLeave)
    const stopWatching = onSessionChange(() => hasSessionEnded() && close())
    currentSession()
    return () => {
      window.removeEventListener('pagehide', handleLeave)
      stopWatching()
      close()
    }
  }, [close])

  const show = (next: SpeakerState, previous: SpeakerState) => {
    const { mark, sentences, keys } = session.current ?? {}
    const sentence = sentences?.[next.index]
    if (!sentence || !mark || !keys) return
    setState(next)
    const isOther = next.index !== previous.index || !previous.language
    if (isOther) mark.show(sentence, !previous.language)
    keys.update(next.status === 'speaking', {
      title: sentence.element.closest('section')?.querySelector('h2')?.textContent || title,
      artist: title,
    })
    if (!isOther) return
    remembered.current = { index: next.index, count: sentences?.length ?? 0 }
    if (isStored) void writeValue(buildPlaceKey(bookId), remembered.current)
  }

  const start = () => {
    const scroller = text.current
    const sentences = scroller ? listSentences(scroller) : []
    if (!scroller || sentences.length === 0) return
    let previous: SpeakerState = { status: 'paused', index: -1, language: '', voices: [] }
    if (!('speechSynthesis' in window)) return setState({ ...previous, status: 'unable' })
    const port = {
      speech: window.speechSynthesis,
      createUtterance: (words: string) => new SpeechSynthesisUtterance(words),
    }
    const speaker = createSpeaker(port, sentences, {
      choice,
      onChange: (next) => {
        show(next, previous)
        previous = next
      },
    })
    const keys = createMediaKeys({
      play: speaker.play,
      pause: speaker.pause,
      stop: close,
      nexttrack: () => speaker.step(1),
      previoustrack: () => speaker.step(-1),
    })
    session.current = { speaker, sentences, mark: createSpokenMark(scroller), keys }
    playFromHere(true)
  }

  const playFromHere = (mayContinue = false) => {
    const { speaker, sentences } = session.current ?? {}
    if (!speaker || !sentences || !text.current) return
    const { index, count } = remembered.current ?? {}
    const place = findFirstSentence(sentences, text.current, {
      selected: readSelection(text.current)?.start,
      remembered: mayContinue && count === sentences.length ? index : undefined,
    })
    getSelection()?.removeAllRanges()
    speaker.playFrom(place)
  }

  return {
    state,
    choice,
    start,
    close,
    playFromHere: () => playFromHere(),
    play: () => session.current?.speaker.play(),
    pause: () => session.current?.speaker.pause(),
    step: (direction: 1 | -1) => session.current?.speaker.step(direction),
    choose: (next: SpeechChoice) => {
      setChoice(next)
      session.current?.speaker.choose(next)
      void writeValue(CHOICE_KEY, next)
    },
  }
}

const buildPlaceKey = (bookId: string) => `spoken ${currentSession()?.user.id ?? ''} ${bookId}`
