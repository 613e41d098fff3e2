'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'

type Props = { msg: string; onKeep: () => void; onOpen: () => void }

/** Either choice keeps both texts in the history. */
export function ConflictNotice({ msg, onKeep, onOpen }: Props) {
  const { conflict: text } = schoolSiteEditorText().editor
  return (
    <Alert role="alert" tone="warning" className="grid gap-4">
      <p>{msg}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onKeep}>{text.mine}</Button>
        <span>{text.mineHint}</span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={onOpen}>
          {text.theirs}
        </Button>
        <span>{text.theirsHint}</span>
      </div>
    </Alert>
  )
}
