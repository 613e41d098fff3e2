import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { readerText } from '@/i18n/reader'
import { type BookHighlight, type HighlightColour, MAX_NOTE_CHARS } from '@/lib/library/schema'
import { HighlightColours } from './highlight-colours'
import { ReaderPanel } from './reader-panel'
import type { Highlights } from './use-highlights'

type Props = {
  highlight: BookHighlight
  isNew: boolean
  /** The whole selection was too long. */
  isCut: boolean
  save: Highlights['save']
  /** To the paragraph before or after, while none is stored. */
  onStep?: (direction: 1 | -1) => void
  onClose: () => void
}

export function HighlightPanel({ highlight, isNew, isCut, save, onStep, onClose }: Props) {
  const { highlights: text, ...readerTexts } = readerText()
  const [isDeleted, setDeleted] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (colour: HighlightColour | null, note: string | null) => {
    const result = await save({ ...highlight, colour, note })
    setFailure(result.ok ? null : (result.msg ?? readerTexts.notSaved))
    return result.ok
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const note = `${form.get('note')}`.trim() || null
    if (await send(form.get('colour') as HighlightColour, note)) onClose()
  }
  const alert = failure && (
    <Alert tone="error" role="alert">
      {failure}
    </Alert>
  )
  if (isDeleted)
    return (
      <ReaderPanel title={text.edit} onClose={onClose}>
        <p role="status">{text.deleted}</p>
        {alert}
        <button
          type="button"
          className="button"
          ref={focusElement}
          onClick={async () => {
            if (await send(highlight.colour, highlight.note)) onClose()
          }}
        >
          {text.undo}
        </button>
      </ReaderPanel>
    )
  return (
    <ReaderPanel title={isNew ? text.add : text.edit} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <blockquote className="book-quote" aria-live="polite">
          {highlight.quote}
        </blockquote>
        {isCut && <p>{text.cut}</p>}
        {onStep && (
          <div className="book-ways">
            <button type="button" onClick={() => onStep(-1)}>
              {text.paragraphBefore}
            </button>
            <button type="button" onClick={() => onStep(1)}>
              {text.paragraphAfter}
            </button>
          </div>
        )}
        <HighlightColours selected={highlight.colour} />
        <label className="book-note">
          {readerTexts.note}
          <textarea
            name="note"
            rows={3}
            maxLength={MAX_NOTE_CHARS}
            defaultValue={highlight.note ?? ''}
          />
        </label>
        {alert}
        <button type="submit" className="button">
          {readerTexts.save}
        </button>
        {!isNew && (
          <button
            type="button"
            className="button button-quiet"
            onClick={async () => setDeleted(await send(null, highlight.note))}
          >
            {text.remove}
          </button>
        )}
      </form>
    </ReaderPanel>
  )
}

/** The focused button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus()
