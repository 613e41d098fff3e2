import { readingAidsText } from '@/i18n/reading-aids'
import { type ReaderSettings, SPACINGS, TYPEFACES } from '../reader-settings'
import { OptionGroup } from './option-group'

type Props = {
  settings: ReaderSettings
  change: (update: (previous: ReaderSettings) => ReaderSettings) => void
}

/** For people who lose the line, or read letters that stand close together with effort. */
export function ReadingAidOptions({ settings, change }: Props) {
  const text = readingAidsText()
  return (
    <>
      <OptionGroup
        name={text.face}
        options={TYPEFACES.map((face) => [face, text.faces[face]] as const)}
        selected={settings.face}
        onSelect={(face) => change((previous) => ({ ...previous, face }))}
      />
      <OptionGroup
        name={text.spacing}
        options={SPACINGS.map((spacing) => [spacing, text.spacings[spacing]] as const)}
        selected={settings.spacing}
        onSelect={(spacing) => change((previous) => ({ ...previous, spacing }))}
      />
      <label className="book-tick">
        <input
          type="checkbox"
          checked={settings.line === 'on'}
          onChange={({ target }) =>
            change((previous) => ({ ...previous, line: target.checked ? 'on' : 'off' }))
          }
        />
        {text.line}
      </label>
    </>
  )
}
