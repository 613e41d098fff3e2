import type { FileFound } from '@/lib/files/schema'
import { routes } from '@/lib/routes'
import { filesWords } from '@/words/files'

/** What was found in a file, with its first page or itself to look at. */
export function UploadFound({ file }: { file: FileFound }) {
  const { kinds, cover, notes } = filesWords()
  const picture = file.kind === 'picture' ? file.id : file.coverId
  return (
    <div className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      {picture && (
        <img
          src={routes.teamFile(picture)}
          alt={file.kind === 'picture' ? '' : cover}
          className="upload-cover"
        />
      )}
      <div className="grid content-start gap-1">
        <a href={routes.teamFile(file.id)} className="inline-flex min-h-11 items-center break-all">
          {file.name}
        </a>
        <p className="text-muted">{[kinds[file.kind], ...extentOf(file)].join(' · ')}</p>
        {file.facts.notes?.map((note) => (
          <p key={note}>{note in notes && notes[note as keyof typeof notes]}</p>
        ))}
      </div>
    </div>
  )
}

function extentOf({ facts, bytes, kind }: FileFound) {
  const words = filesWords()
  const { pages, slides, cues, seconds, width, height } = facts
  return [
    pages !== undefined && words.pages(pages),
    slides !== undefined && words.slides(slides),
    cues !== undefined && words.cues(cues),
    kind === 'film' && seconds !== undefined && words.minutes(seconds),
    width && height && words.pixels(width, height),
    words.size(bytes),
  ].filter((part) => typeof part === 'string')
}
