'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Alert } from '@/components/ui/alert'
import { buttonLook } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { myDataWords } from '@/words/my-data'
import { ProofField } from './proof-field'

type Ready = { text: string; href: string }

export function CopyForm({ passkey }: { passkey: boolean }) {
  const words = myDataWords().copy
  const [ready, setReady] = useState<Ready | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ proofAlone }) => proofAlone),
    send: (values) => post<{ next?: string }>('/api/account/copy', values),
    failure: words.failure,
    succeed: ({ msg = words.heading, data: { next } }) => {
      if (!next) return { tone: 'error', text: words.failure }
      setReady({ text: msg, href: next })
      return { tone: 'success', text: msg }
    },
  })
  if (ready) return <Download {...ready} again={() => setReady(null)} />
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <ProofField label={words.password} passkey={passkey} form={form} />
    </FormFrame>
  )
}

/** A plain link: the router would fetch the address once by itself, and it works only once. */
function Download({ text, href, again }: Ready & { again: () => void }) {
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{text}</p>
      <p className="mt-3">
        {/* The form comes back behind the download, for the link is used up by then. */}
        <a href={href} download className={buttonLook()} onClick={() => setTimeout(again, 1_000)}>
          {myDataWords().copy.download}
        </a>
      </p>
    </Alert>
  )
}
