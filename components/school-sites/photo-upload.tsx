'use client'

import { useId, useRef, useState } from 'react'
import { FileInput } from '@/components/forms/file-input'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { createPictureBlock } from './new-block'
import { PhotoProgress } from './photo-progress'
import { usePhotoQueue } from './use-photo-queue'

type Props = {
  onAdd: (block: SiteBlock, previousId: string) => void
  previousId: string
  /** How many more blocks the page takes. */
  room: number
  /** With the id of the first photo, if there is one. */
  onClose: (firstId?: string) => void
}

/** Several photos at once: each becomes a block, and neighbours become a gallery. */
export function PhotoUpload({ onAdd, previousId, room, onClose }: Props) {
  const { upload } = schoolSiteEditorText()
  const { photos: text } = sitePageEditorText()
  const id = useId()
  const [hasConsent, setHasConsent] = useState(false)
  const [count, setCount] = useState(0)
  const idsRef = useRef<string[]>([])
  const { photos, add, retry, leaveOut } = usePhotoQueue({
    onUpload: (file) => {
      const block = createPictureBlock(file)
      onAdd(block, idsRef.current.at(-1) ?? previousId)
      idsRef.current = [...idsRef.current, block.id]
    },
    onEnd: (failedCount) => {
      if (failedCount === 0 && idsRef.current.length > 0) onClose(idsRef.current[0])
    },
  })
  const doneCount = count - photos.length

  return (
    <section aria-labelledby={`${id}-title`} className="photo-upload">
      <h3 id={`${id}-title`}>{text.heading}</h3>
      <p>{upload.guidance}</p>
      <Checkbox
        label={text.consent}
        checked={hasConsent}
        onChange={({ target }) => setHasConsent(target.checked)}
      />
      <FileInput
        label={text.choose}
        hint={text.hint}
        accept="image/*"
        multiple
        disabled={!hasConsent}
        onChoose={(chosen) => {
          const files = chosen.slice(0, room)
          setCount((current) => current + files.length)
          add(files)
        }}
      />
      <p role="status">{photos.length > 0 && text.done(doneCount, count)}</p>
      {photos.length > 0 && (
        <ul className="photo-list">
          {photos.map((photo) => (
            <PhotoProgress
              key={photo.key}
              photo={photo}
              onRetry={() => retry(photo.key)}
              onLeaveOut={() => {
                leaveOut(photo.key)
                setCount((current) => current - 1)
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={() => onClose(idsRef.current[0])}>
          {text.close}
        </Button>
      </div>
    </section>
  )
}
