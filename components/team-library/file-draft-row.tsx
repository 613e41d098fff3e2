import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { filesText } from '@/i18n/files'
import { teamLibraryText } from '@/i18n/team-library'
import { showOnScreen } from '@/lib/client/show-on-screen'
import type { BatchFile, BatchFileStatus } from '@/lib/client/upload-batch'

type Props = Pick<BatchFile, 'file' | 'status'> & { onRetry: () => void }

export function FileDraftRow({ file, status, onRetry }: Props) {
  const { addFiles: text } = teamLibraryText()
  const { name } = file
  if (status.state === 'saved')
    return (
      <li className="flex flex-wrap items-center gap-x-4">
        <span className="break-all font-semibold">{name}</span>
        <Link
          href={status.href}
          prefetch={false}
          aria-label={text.openDraft(name)}
          className="inline-flex min-h-11 items-center"
        >
          {text.open}
        </Link>
      </li>
    )
  if (status.state === 'refused')
    return (
      <li className="grid justify-items-start gap-2">
        <span className="break-all font-semibold">{name}</span>
        <p role="alert" ref={showOnScreen} className="field-error">
          {status.msg ?? filesText().failed}
        </p>
        <Button variant="secondary" aria-label={text.retry(name)} onClick={onRetry}>
          {filesText().again}
        </Button>
      </li>
    )
  const percent = getPercent(status, file.size)
  return (
    <li className="grid gap-2">
      <span className="break-all font-semibold">{name}</span>
      <progress className="upload-bar" aria-label={name} max={100} value={percent ?? undefined} />
      <span className="text-muted tabular-nums">{describeProgress(status, percent)}</span>
    </li>
  )
}

/** Null while the end is not known. */
function getPercent(status: BatchFileStatus, bytes: number): number | null {
  if (status.state === 'queued') return 0
  if (status.state !== 'sending' && status.state !== 'waiting') return null
  return Math.min(100, Math.floor((status.sent / (bytes || 1)) * 100))
}

function describeProgress(status: BatchFileStatus, percent: number | null): string {
  const [text, fileText] = [teamLibraryText().addFiles, filesText()]
  if (status.state === 'queued') return text.queued
  if (status.state === 'saving') return text.saving
  if (status.state === 'waiting') return fileText.waiting
  if (status.state === 'checking')
    return status.ahead > 0 ? fileText.inQueue(status.ahead) : fileText.checking
  return fileText.sending(percent ?? 0)
}
