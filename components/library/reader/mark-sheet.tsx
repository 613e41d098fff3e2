import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { MOST_OF_A_NOTE, type PageNote } from '@/lib/library/schema'
import { readerWords } from '@/words/reader'
import { Sheet } from './sheet'

type Props = { note: PageNote; keep: (note: PageNote) => Promise<boolean>; onClose: () => void }

/** A bookmark and a note at the page that was on view. */
export function MarkSheet({ note: { page, bookmarked, note }, keep, onClose }: Props) {
  const words = readerWords()
  const [failed, setFailed] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const left = {
      page,
      bookmarked: form.has('bookmark'),
      note: `${form.get('note')}`.trim() || null,
    }
    if (await keep(left)) onClose()
    else setFailed(true)
  }
  return (
    <Sheet title={words.page(page)} onClose={onClose}>
      <form onSubmit={save}>
        <label className="book-tick">
          {/* Most who open this want the bookmark. */}
          <input type="checkbox" name="bookmark" defaultChecked={bookmarked || note === null} />
          {words.bookmarkThis}
        </label>
        <label className="book-note">
          {words.note}
          <textarea name="note" rows={4} maxLength={MOST_OF_A_NOTE} defaultValue={note ?? ''} />
        </label>
        {failed && (
          <Alert tone="error" role="alert">
            {words.notKept}
          </Alert>
        )}
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
    </Sheet>
  )
}
