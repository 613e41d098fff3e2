'use client'

import { Button } from '@/components/ui/button'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import type { QueuedPhoto } from './use-photo-queue'

type Props = { photo: QueuedPhoto; onRetry: () => void; onLeaveOut: () => void }

export function PhotoProgress({ photo, onRetry, onLeaveOut }: Props) {
  const { photos: text } = sitePageEditorText()
  const { file, state, percent, msg } = photo
  if (state === 'failed')
    return (
      <li className="grid gap-2">
        <p role="alert" className="field-error">
          {`${file.name}: ${msg}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-label={text.againOf(file.name)} onClick={onRetry}>
            {text.again}
          </Button>
          <Button variant="secondary" aria-label={text.leaveOutOf(file.name)} onClick={onLeaveOut}>
            {text.leaveOut}
          </Button>
        </div>
      </li>
    )
  // At 100 % the server still draws its copies.
  const isMoving = state === 'sending' && percent < 100
  return (
    <li className="grid gap-1">
      <span>
        {`${file.name}: ${state === 'sending' ? text.sending(percent) : text.states[state]}`}
      </span>
      {state !== 'waiting' && (
        <progress
          className="upload-bar"
          aria-label={file.name}
          max={100}
          value={isMoving ? percent : undefined}
        />
      )}
    </li>
  )
}
