'use client'

import { type ChangeEvent, useState } from 'react'
import { Field } from '@/components/ui/field'
import { classReadingText } from '@/i18n/class-reading'
import type { DeskOutcome } from '@/lib/client/class-tests/reading-desk'
import { openPhoto } from '@/lib/client/class-tests/take-picture'
import type { SheetPicture } from '@/lib/client/sheet-reader/types'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { read: (picture: SheetPicture, source: 'file') => Promise<DeskOutcome> }

type PhotoProgress = { done: number; all: number; read: number; problems: string[] }

/** One after the other. A photo with a doubt waits until it is decided. */
export function PhotoPanel({ read }: Props) {
  const { photos: text, problems } = classReadingText()
  const isHydrated = useHydrated()
  const [progress, setProgress] = useState<PhotoProgress | null>(null)
  const isBusy = progress !== null && progress.done < progress.all

  const readFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    let state: PhotoProgress = { done: 0, all: files.length, read: 0, problems: [] }
    for (const file of files) {
      setProgress(state)
      const picture = await openPhoto(file)
      const outcome = picture && (await read(picture, 'file'))
      const reason = !outcome
        ? text.notOpened
        : outcome.is === 'unread'
          ? problems[outcome.reason]
          : null
      state = {
        ...state,
        done: state.done + 1,
        read: state.read + (reason ? 0 : 1),
        problems: reason ? [...state.problems, text.problem(file.name, reason)] : state.problems,
      }
    }
    setProgress(state)
    // The same photos can be chosen again.
    target.value = ''
  }

  return (
    <div className="grid gap-3">
      <Field
        type="file"
        accept="image/*"
        multiple
        label={text.label}
        hint={text.hint}
        disabled={!isHydrated || isBusy}
        onChange={(event) => void readFiles(event)}
      />
      <div role="status">
        {progress && (
          <p>
            {isBusy
              ? text.busy(progress.done + 1, progress.all)
              : text.done(progress.read, progress.all)}
          </p>
        )}
        {progress && progress.problems.length > 0 && (
          <ul className="mt-1 list-disc pl-6 wrap-anywhere">
            {progress.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
