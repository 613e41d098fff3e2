import { filesText } from '@/i18n/files'
import type { FilePostProgress as Progress } from '@/lib/client/use-file-post'

export function FilePostProgress({ progress }: { progress: Progress | null }) {
  const text = filesText()
  if (!progress) return null
  const { percent } = progress
  // At 100 % the server still inspects the file.
  const isMoving = percent !== null && percent < 100
  const label = percent === null ? text.preparing : text.uploading
  return (
    <div className="grid gap-1">
      <p role="status">{label}</p>
      <progress
        className="upload-bar"
        aria-label={label}
        max={100}
        value={isMoving ? percent : undefined}
      />
    </div>
  )
}
