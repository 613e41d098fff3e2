'use client'

import { PrintButton } from '@/components/ui/print-button'
import { draftsText } from '@/i18n/drafts'

type Props = { id: string; isSaved: boolean }

/** Files hold the saved text, so they wait until everything is saved. */
export function DraftFiles({ id, isSaved }: Props) {
  const { editor: text } = draftsText()
  return (
    <section aria-labelledby="files">
      <h2 id="files">{text.files}</h2>
      {isSaved ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2">
          <PrintButton label={text.print} />
          <a href={`/api/drafts/${id}/docx`} className="inline-flex min-h-11 items-center" download>
            {text.docx}
          </a>
          <a href={`/api/drafts/${id}/pdf`} className="inline-flex min-h-11 items-center">
            {text.pdf}
          </a>
        </div>
      ) : (
        <p className="mt-3">{text.states.saving}</p>
      )}
    </section>
  )
}
