import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { filesText } from '@/i18n/files'
import { showOnScreen } from '@/lib/client/show-on-screen'
import type { UploadStatus } from '@/lib/client/use-upload'

type Props = {
  status: UploadStatus | { state: 'none' }
  file: File | null
  onCancel: () => void
  onRetry: () => void
}

export function UploadProgressPanel({ status, file, onCancel, onRetry }: Props) {
  const text = filesText()
  const startRef = useRef({ file, at: Date.now() })
  if (startRef.current.file !== file) startRef.current = { file, at: Date.now() }
  if (status.state === 'none' || status.state === 'done') {
    return (
      <p role="status" className="sr-only">
        {status.state === 'done' ? text.isIn(status.file.name) : ''}
      </p>
    )
  }
  if (status.state === 'refused')
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" ref={showOnScreen} className="field-error">
          {status.msg ?? text.failed}
        </p>
        {!status.msg && (
          <Button variant="secondary" onClick={onRetry}>
            {text.again}
          </Button>
        )}
      </div>
    )
  const isChecking = status.state === 'checking'
  const sentFraction = isChecking ? 1 : status.sent / (file?.size || 1)
  const percent = Math.min(100, Math.floor(sentFraction * 100))
  const minutesLeft = estimateMinutesLeft(sentFraction, startRef.current.at)
  return (
    <div className="grid gap-2">
      <p className="break-words font-semibold">{file?.name}</p>
      <progress
        className="upload-bar"
        aria-label={file?.name}
        max={100}
        value={isChecking ? undefined : percent}
      />
      <p role="status" className="text-muted">
        {isChecking && (status.ahead > 0 ? text.inQueue(status.ahead) : text.checking)}
        {status.state === 'waiting' && text.waiting}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {status.state === 'sending' && (
          <span className="tabular-nums">
            {text.sending(percent)}
            {minutesLeft !== null && `, ${text.rest(minutesLeft)}`}
          </span>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Null until there is enough data, and for short uploads. */
function estimateMinutesLeft(sentFraction: number, startedAt: number) {
  const elapsedSeconds = (Date.now() - startedAt) / 1_000
  if (elapsedSeconds < 8 || sentFraction < 0.01) return null
  const secondsLeft = (elapsedSeconds / sentFraction) * (1 - sentFraction)
  return secondsLeft < 20 ? null : Math.ceil(secondsLeft / 60)
}
