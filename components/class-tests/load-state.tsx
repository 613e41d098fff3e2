'use client'

import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'

type Props = { hasFailed: boolean; again: () => void }

export function LoadState({ hasFailed, again }: Props) {
  const { add: text } = testEditorText()
  if (!hasFailed) return <p role="status">{text.loading}</p>
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{text.failure}</p>
      <Button variant="secondary" onClick={again}>
        {text.again}
      </Button>
    </div>
  )
}
