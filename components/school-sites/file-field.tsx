'use client'

import { useId, useState } from 'react'
import { FilePostProgress } from '@/components/forms/file-post-progress'
import { ActionError } from '@/components/ui/action-error'
import { Checkbox } from '@/components/ui/checkbox'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { useFilePost } from '@/lib/client/use-file-post'

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
  const id = useId()
  const [hasConsent, setHasConsent] = useState(false)
  const { progress, send } = useFilePost()
  const [error, setError] = useState<{ msg?: string } | null>(null)
  const isPicture = kind === 'picture'

  async function upload(file: File | undefined) {
    if (!file || progress) return
    setError(null)
    const query = `kind=${kind}&consent=${hasConsent ? 'yes' : 'no'}`
    const result = await send(`/api/school/website/files?${query}`, file)
    setError(result.ok ? null : { msg: result.msg ?? text.failure })
    if (result.ok) onUpload((result.data as { id: string }).id)
  }

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
      <div className="field min-w-0">
        <label className="field-label" htmlFor={id}>
          {isPicture ? text.picture : text.pdf}
        </label>
        <span id={`${id}-hint`} className="field-hint">
          {isPicture ? text.pictureHint : text.pdfHint}
        </span>
        <input
          id={id}
          type="file"
          accept={isPicture ? 'image/*' : 'application/pdf'}
          aria-describedby={`${id}-hint`}
          disabled={isPicture && !hasConsent}
          className="min-h-11 w-full min-w-0"
          onChange={({ target }) => {
            void upload(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <FilePostProgress progress={progress} />
      {error && <ActionError msg={error.msg} />}
    </div>
  )
}
