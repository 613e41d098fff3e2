import { readingAidsText } from '@/i18n/reading-aids'
import { OptionGroup } from '../option-group'
import { ReaderPanel } from '../reader-panel'
import type { SpeakerState } from './speaker'
import type { ReadAloud } from './use-read-aloud'
import { getBaseLanguage } from './voices'

const RATES = [0.75, 1, 1.25, 1.5, 2]

type Props = { aloud: ReadAloud; state: SpeakerState; onClose: () => void }

/** Voices of the language that is read; the choice is kept for each language. */
export function VoicePanel({ aloud, state, onClose }: Props) {
  const { aloud: text } = readingAidsText()
  const { choice } = aloud
  const base = getBaseLanguage(state.language)
  return (
    <ReaderPanel title={text.choose} onClose={onClose}>
      <OptionGroup
        name={text.speed}
        options={RATES.map((rate) => [rate, text.rate(rate)] as const)}
        selected={choice.rate}
        onSelect={(rate) => aloud.choose({ ...choice, rate })}
      />
      {state.voices.length > 0 && (
        <OptionGroup
          name={text.voice}
          options={state.voices.map(
            ({ voiceURI, name, localService }) =>
              [voiceURI, localService ? name : text.online(name)] as const,
          )}
          selected={choice.voices[base] ?? state.voices[0]?.voiceURI ?? ''}
          onSelect={(voice) =>
            aloud.choose({ ...choice, voices: { ...choice.voices, [base]: voice } })
          }
        />
      )}
    </ReaderPanel>
  )
}
