import { filesText } from '@/i18n/files'
import type { UploadedFile } from '@/lib/files/schema'
import { routes } from '@/lib/routes'

export function UploadedFileSummary({ file }: { file: UploadedFile }) {
  const { kinds: kindLabels, cover: coverLabel, notes: noteTexts } = filesText()
  const pictureId = file.kind === 'picture' ? file.id : file.coverId
  return (
    <div className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-start">
      {pictureId && (
        <img
          src={routes.teamFile(pictureId)}
          alt={file.kind === 'picture' ? '' : coverLabel}
          className="upload-cover"
        />
      )}
      <div className="grid content-start gap-1">
        <a href={routes.teamFile(file.id)} className="inline-flex min-h-11 items-center break-all">
          {file.name}
        </a>
        <p className="text-muted">
          {[kindLabels[file.kind], ...listFileDetails(file)].join(' · ')}
        </p>
        {file.facts.notes?.map((note) => (
          <p key={note}>{note in noteTexts && noteTexts[note as keyof typeof noteTexts]}</p>
        ))}
      </div>
    </div>
  )
}

function listFileDetails({ facts, bytes, kind }: UploadedFile) {
  const text = filesText()
  const { pages, slides, cues, seconds, width, height } = facts
  return [
    pages !== undefined && text.pages(pages),
    slides !== undefined && text.slides(slides),
    cues !== undefined && text.cues(cues),
    kind === 'video' && seconds !== undefined && text.minutes(seconds),
    width && height && text.pixels(width, height),
    text.size(bytes),
  ].filter((detail) => typeof detail === 'string')
}
