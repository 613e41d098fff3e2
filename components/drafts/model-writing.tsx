'use client'

import { Button } from '@/components/ui/button'
import { draftsText } from '@/i18n/drafts'
import { useHydrated } from '@/lib/client/use-hydrated'
import { useModelWriting } from './use-model-writing'

type Props = { id: string; isSaved: boolean }

export function ModelWriting({ id, isSaved }: Props) {
  const { writing: text } = draftsText()
  const isHydrated = useHydrated()
  const { state, arrived, message, start, cancel } = useModelWriting(id)
  const isWriting = state === 'writing'
  return (
    <section aria-labelledby="writing" className="grid gap-3">
      <h2 id="writing">{text.heading}</h2>
      <p>{text.lede}</p>
      <p className="text-muted">{text.privacy}</p>
      <p className="text-muted">{text.kept}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isHydrated || !isSaved}
          busy={isWriting}
          busyLabel={text.busy}
          onClick={isWriting ? undefined : start}
        >
          {state === 'idle' ? text.start : text.again}
        </Button>
        {isWriting && (
          <Button variant="secondary" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
      </div>
      <p role="status">{isSaved ? message : text.unsaved}</p>
      {isWriting && arrived && (
        <p className="sheet px-5 py-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {arrived}
        </p>
      )}
    </section>
  )
}
