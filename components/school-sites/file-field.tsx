'use client'

import { useState } from 'react'
import { PostedFileInput } from '@/components/forms/posted-file-input'
import { Checkbox } from '@/components/ui/checkbox'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'

type Props = {
  kind: 'picture' | 'pdf'
  fileId: string
  /** False where the picture is shown beside the field already. */
  hasThumbnail?: boolean
  onUpload: (fileId: string) => void
}

/** Pictures need the consent of the people in them first. One that is there already folds the field. */
export function FileField({ hasThumbnail = true, ...props }: Props) {
  const { kind, fileId } = props
  if (kind === 'pdf' || !fileId) return <FileChooser {...props} />
  return (
    <div className="grid gap-1">
      {hasThumbnail && (
        <img
          src={`/my-school/website/preview/files/${fileId}?size=small`}
          alt=""
          className="h-40 max-w-full justify-self-start object-contain"
        />
      )}
      <details>
        <summary className="inline-flex min-h-11 items-center underline">
          {sitePageEditorText().photos.replace}
        </summary>
        <FileChooser {...props} />
      </details>
    </div>
  )
}

function FileChooser({ kind, fileId, onUpload }: Props) {
  const { upload: text } = schoolSiteEditorText()
  const [hasConsent, setHasConsent] = useState(false)
  const isPicture = kind === 'picture'

  return (
    <div className="grid gap-3">
      {!isPicture && fileId && <p>{text.hasFile}</p>}
      {isPicture && (
        <>
          <p>{text.guidance}</p>
          <Checkbox
            label={text.consent}
            checked={hasConsent}
            onChange={({ target }) => setHasConsent(target.checked)}
          />
        </>
      )}
      <PostedFileInput
        label={isPicture ? text.picture : text.pdf}
        hint={isPicture ? text.pictureHint : text.pdfHint}
        accept={isPicture ? 'image/*' : 'application/pdf'}
        disabled={isPicture && !hasConsent}
        path={`/api/school/website/files?kind=${kind}&consent=${hasConsent ? 'yes' : 'no'}`}
        failure={text.failure}
        onSent={(data) => onUpload((data as { id: string }).id)}
      />
    </div>
  )
}
