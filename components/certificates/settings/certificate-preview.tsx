'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import { postForFile } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

const PREVIEW_PATH = '/api/team/certificates/settings/preview'

type PreviewState = { picture?: string; pdf?: string; failure?: { msg: string; errors: string[] } }

/** Draws the form around it as it is now, before it is saved. */
export function CertificatePreview() {
  const { preview: text, kinds } = certificateSettingsText()
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [{ picture, pdf, failure }, setPreview] = useState<PreviewState>({})
  useEffect(
    () => () => {
      for (const url of [picture, pdf]) if (url) URL.revokeObjectURL(url)
    },
    [picture, pdf],
  )

  async function draw(form: HTMLFormElement | null) {
    if (!form || isBusy) return
    setIsBusy(true)
    const fields = Object.fromEntries(new FormData(form))
    const [pictureResult, pdfResult] = await Promise.all([
      postForFile(PREVIEW_PATH, { ...fields, format: 'picture' }),
      postForFile(PREVIEW_PATH, { ...fields, format: 'pdf' }),
    ])
    setIsBusy(false)
    if (pictureResult.ok && pdfResult.ok)
      return setPreview({
        picture: URL.createObjectURL(pictureResult.data),
        pdf: URL.createObjectURL(pdfResult.data),
      })
    const { msg, errors = {} } = pictureResult.ok ? pdfResult : pictureResult
    setPreview({
      failure: {
        msg: msg ?? text.failure,
        errors: Object.entries(errors).map(([name, error]) => `${findLabel(form, name)}: ${error}`),
      },
    })
  }

  return (
    <section aria-labelledby="certificate-preview" className="grid gap-4">
      <h2 id="certificate-preview">{text.heading}</h2>
      <p>{text.hint}</p>
      <SelectField name="previewKind" label={text.kind} options={toOptions(kinds)} />
      <SelectField name="previewName" label={text.name} options={toOptions(text.names)} />
      <SelectField
        name="previewLanguage"
        label={text.language}
        options={toOptions(text.languages)}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={text.busy}
        onClick={({ currentTarget }) => void draw(currentTarget.form)}
      >
        {text.button}
      </Button>
      {failure && (
        <Alert role="alert" tone="error">
          <p>{failure.errors.length > 0 ? text.fix : failure.msg}</p>
          {failure.errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Alert>
      )}
      {picture && (
        <>
          <img src={picture} alt={text.picture} className="w-full" width={1600} height={1131} />
          <p>
            <a href={pdf} download={text.fileName} className="inline-flex min-h-11 items-center">
              {text.pdf}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function findLabel(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return name
  return field.ariaLabel ?? field.labels?.[0]?.textContent ?? name
}
