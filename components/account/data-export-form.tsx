'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { myDataText } from '@/i18n/my-data'
import { post } from '@/lib/client/api'
import { StepUpField } from './step-up-field'

type DataExportReady = { text: string; href: string }

export function DataExportForm({ hasPasskey }: { hasPasskey: boolean }) {
  const text = myDataText().copy
  const [download, setDownload] = useState<DataExportReady | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ stepUpOnly }) => stepUpOnly),
    send: (values) => post<{ next?: string }>('/api/account/data-export', values),
    failure: text.failure,
    onSuccess: ({ msg = text.heading, data: { next } }) => {
      if (!next) return { tone: 'error', text: text.failure }
      setDownload({ text: msg, href: next })
      return { tone: 'success', text: msg }
    },
  })
  if (download) return <DataExportDownload {...download} onDownloaded={() => setDownload(null)} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}

/** A plain link: the router could prefetch it, and it works only once. */
function DataExportDownload({
  text,
  href,
  onDownloaded,
}: DataExportReady & { onDownloaded: () => void }) {
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{text}</p>
      <p className="mt-3">
        {/* Shows the form again, because the link is used up by then. */}
        <a
          href={href}
          download
          className={buttonClass()}
          onClick={() => setTimeout(onDownloaded, 1_000)}
        >
          {myDataText().copy.download}
        </a>
      </p>
    </Alert>
  )
}
