import { useEffect, useRef, useState } from 'react'
import { isLanguage } from '@/i18n/languages'
import { readingAidsText } from '@/i18n/reading-aids'
import { Icon, type IconName } from '../icon'
import { closeOnEscape } from '../reader-panel'
import type { SpeakerState } from './speaker'
import type { ReadAloud } from './use-read-aloud'
import { VoicePanel } from './voice-panel'
import { getBaseLanguage } from './voices'

type Props = { aloud: ReadAloud; state: SpeakerState }

/** Above the toolbar, so that the text stays free. Its button to pause has the focus first. */
export function AloudBar({ aloud, state }: Props) {
  const { aloud: text } = readingAidsText()
  const [isChoosing, setChoosing] = useState(false)
  const playButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    playButton.current?.focus()
    return () => {
      // Only where the bar took the focus with it.
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('.book-bar [aria-pressed]')?.focus()
    }
  }, [])
  const isSpeaking = state.status === 'speaking' || state.status === 'waiting'
  const message = describeProblem(state)
  const renderButton = (icon: IconName, label: string, onClick: () => void) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      ref={icon === 'play' || icon === 'pause' ? playButton : undefined}
    >
      <Icon name={icon} />
    </button>
  )
  const bar = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on this small bar
    <div
      role="group"
      aria-label={text.bar}
      className="book-aloud"
      onKeyDown={closeOnEscape(aloud.close)}
    >
      {message && (
        <div role="alert" className="book-voiceless">
          <p>{message}</p>
          {state.status === 'voiceless' && <p>{nameVoicePlace()}</p>}
        </div>
      )}
      <div className="book-aloud-keys">
        {renderButton('before', text.before, () => aloud.step(-1))}
        {isSpeaking
          ? renderButton('pause', text.pause, aloud.pause)
          : renderButton('play', text.play, aloud.play)}
        {renderButton('next', text.next, () => aloud.step(1))}
        {renderButton('here', text.here, aloud.playFromHere)}
        <button
          type="button"
          aria-label={text.choose}
          title={text.choose}
          onClick={() => setChoosing(true)}
        >
          {text.rate(aloud.choice.rate)}
        </button>
        {renderButton('close', text.stop, aloud.close)}
      </div>
    </div>
  )
  return (
    <>
      {bar}
      {/* Beside the bar, so that Escape closes only the panel. */}
      {isChoosing && <VoicePanel aloud={aloud} state={state} onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Where this device adds voices; null for a system that has no such place. */
function nameVoicePlace() {
  const { android, apple, windows } = readingAidsText().aloud.voicePlaces
  const { userAgent } = navigator
  if (/android/i.test(userAgent)) return android
  if (/iphone|ipad|mac os/i.test(userAgent)) return apple
  return /windows/i.test(userAgent) ? windows : null
}

function describeProblem({ status, language }: SpeakerState) {
  const { aloud: text } = readingAidsText()
  if (status === 'broken') return text.broken
  if (status === 'unable') return text.unable
  if (status !== 'voiceless') return null
  const base = getBaseLanguage(language)
  return isLanguage(base) ? text.noVoice[base] : text.noVoiceElse(language)
}
