import { useState } from 'react'
import { readerText } from '@/i18n/reader'
import { HIGHLIGHT_COLOURS, type HighlightColour } from '@/lib/library/schema'
import { closeOnEscape } from './reader-panel'

type Props = {
  /** False if it could not be saved. */
  save: (colour: HighlightColour) => Promise<boolean>
  addNote: () => void
  onClose: () => void
}

/** At the bottom, so that the browser's own menu beside the selected words stays usable. */
export function HighlightBar({ save, addNote, onClose }: Props) {
  const { highlights: text, notSaved } = readerText()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on this small bar
    <div
      role="group"
      aria-label={text.selected}
      className="book-highlighter"
      onKeyDown={closeOnEscape(onClose)}
      // Keeps the selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      {hasFailed && <p role="alert">{notSaved}</p>}
      {HIGHLIGHT_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={text.colours[colour]}
          onClick={async () => setHasFailed(!(await save(colour)))}
        >
          <span className="book-mark" data-colour={colour}>
            {text.meanings[colour]}
          </span>
        </button>
      ))}
      <button type="button" onClick={addNote}>
        {text.withNote}
      </button>
    </div>
  )
}
