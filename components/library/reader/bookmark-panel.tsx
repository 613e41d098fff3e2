import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { readerText } from '@/i18n/reader'
import { MAX_NOTE_CHARS, type PageNote } from '@/lib/library/schema'
import { ReaderPanel } from './reader-panel'

type Props = {
  note: PageNote
  saveNote: (note: PageNote) => Promise<boolean>
  /** Undefined where there is no text. */
  onHighlight?: () => void
  onClose: () => void
}

export function BookmarkPanel({
  note: { page, bookmarked: isBookmarked, note },
  saveNote,
  onHighlight,
  onClose,
}: Props) {
  const text = readerText()
  const [hasFailed, setHasFailed] = useState(false)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const pageNote = {
      page,
      bookmarked: form.has('bookmark'),
      note: `${form.get('note')}`.trim() || null,
    }
    if (await saveNote(pageNote)) onClose()
    else setHasFailed(true)
  }
  return (
    <ReaderPanel title={text.page(page)} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <label className="book-tick">
          {/* Checked by default: most users open this panel for the bookmark. */}
          <input type="checkbox" name="bookmark" defaultChecked={isBookmarked || note === null} />
          {text.bookmarkThis}
        </label>
        <label className="book-note">
          {text.note}
          <textarea name="note" rows={4} maxLength={MAX_NOTE_CHARS} defaultValue={note ?? ''} />
        </label>
        {hasFailed && (
          <Alert tone="error" role="alert">
            {text.notSaved}
          </Alert>
        )}
        <button type="submit" className="button">
          {text.save}
        </button>
      </form>
      {onHighlight && (
        <p className="book-ways">
          <button type="button" onClick={onHighlight}>
            {text.highlights.add}
          </button>
        </p>
      )}
    </ReaderPanel>
  )
}
