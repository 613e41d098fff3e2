import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { UploadNews } from '@/lib/client/upload'
import { filesWords } from '@/words/files'

type Props = {
  way: UploadNews | { state: 'none' }
  file: File | null
  onCancel: () => void
  onAgain: () => void
}

/** How far a file is, and what can be done about it. */
export function UploadWay({ way, file, onCancel, onAgain }: Props) {
  const words = filesWords()
  const startedAt = useRef({ file, at: Date.now() })
  if (startedAt.current.file !== file) startedAt.current = { file, at: Date.now() }
  if (way.state === 'none' || way.state === 'done') {
    return (
      <p role="status" className="sr-only">
        {way.state === 'done' ? words.isIn(way.file.name) : ''}
      </p>
    )
  }
  if (way.state === 'refused')
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="field-error">
          {way.msg ?? words.failed}
        </p>
        {!way.msg && (
          <Button look="secondary" onClick={onAgain}>
            {words.again}
          </Button>
        )}
      </div>
    )
  const isChecking = way.state === 'checking'
  const sent = isChecking ? 1 : way.sent / (file?.size || 1)
  const percent = Math.min(100, Math.floor(sent * 100))
  const rest = leftOf(sent, startedAt.current.at)
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
        {isChecking && (way.ahead > 0 ? words.inQueue(way.ahead) : words.checking)}
        {way.state === 'waiting' && words.waiting}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {way.state === 'sending' && (
          <span className="tabular-nums">
            {words.sending(percent)}
            {rest !== null && `, ${words.rest(rest)}`}
          </span>
        )}
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** In minutes, once there is something to go by; of what is quick nobody needs to know. */
function leftOf(sent: number, startedAt: number) {
  const passed = (Date.now() - startedAt) / 1_000
  if (passed < 8 || sent < 0.01) return null
  const seconds = (passed / sent) * (1 - sent)
  return seconds < 20 ? null : Math.ceil(seconds / 60)
}
