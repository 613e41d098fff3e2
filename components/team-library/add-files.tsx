'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import type { ItemType } from '@/base/item-types'
import { DropZone } from '@/components/team/forms/drop-zone'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import { type BatchFile, createUploadBatch } from '@/lib/client/upload-batch'
import { useHydrated } from '@/lib/client/use-hydrated'
import { FileDraftRow } from './file-draft-row'

const ACCEPTED_TYPES = '.pdf,.mp4,.pptx,.docx'

export function AddFiles({ itemType }: { itemType: ItemType }) {
  const { addFiles: text } = teamLibraryText()
  const id = useId()
  const isHydrated = useHydrated()
  const { files, add, retry } = useFileDrafts(itemType)
  const savedCount = files.filter(({ status }) => status.state === 'saved').length
  return (
    <section aria-labelledby={`${id}-heading`} className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id={`${id}-heading`}>{text.heading}</h2>
      <p id={`${id}-hint`} className="mt-2 mb-4 text-muted">
        {text.hint}
      </p>
      <DropZone onDrop={add}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            id={id}
            type="file"
            multiple
            className="upload-chooser"
            accept={ACCEPTED_TYPES}
            disabled={!isHydrated}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // Lets the user choose the same files again.
              event.target.value = ''
            }}
          />
          <label htmlFor={id} className="button button-quiet">
            {text.choose}
          </label>
          <span className="text-muted max-sm:hidden">{text.drop}</span>
        </p>
      </DropZone>
      <p role="status" className="mt-3">
        {files.length > 0 && text.progress(savedCount, files.length)}
      </p>
      {files.length > 0 && (
        <ul aria-label={text.heading} className="mt-2 grid gap-4">
          {files.map((batchFile) => (
            <FileDraftRow
              key={batchFile.key}
              file={batchFile.file}
              status={batchFile.status}
              onRetry={() => retry(batchFile.key)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A draft for each file; the list shows it at once. */
function useFileDrafts(itemType: ItemType) {
  const router = useRouter()
  const [files, setFiles] = useState<BatchFile[]>([])
  const batchRef = useRef<ReturnType<typeof createUploadBatch>>(undefined)
  useEffect(() => () => batchRef.current?.cancelAll(), [])
  const getBatch = () => {
    batchRef.current ??= createUploadBatch(async ({ key, file }, uploaded) => {
      const outcome = await post<{ href: string }>('/api/team/library/files', {
        ...{ type: itemType, fileName: file.name, fileId: uploaded.id, key },
      })
      if (!outcome.ok) return { msg: outcome.msg }
      router.refresh()
      return { href: outcome.data.href }
    }, setFiles)
    return batchRef.current
  }
  return {
    files,
    add: (newFiles: File[]) => getBatch().add(newFiles),
    retry: (key: string) => getBatch().retry(key),
  }
}
