'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { post } from '@/lib/client/api'
import { SlugField } from './start/slug-field'

type Props = {
  slug: string
  /** The day of the next change; null if it can change today. */
  lockedUntil: string | null
}

export function SiteAddress({ slug, lockedUntil }: Props) {
  const { address: text, ...shared } = schoolSiteStartText()
  const router = useRouter()
  const [value, setValue] = useState(slug)
  const form = useSubmission({
    schema: () =>
      import('@/lib/school-sites/schema').then(({ siteAddressForm }) => siteAddressForm),
    send: (values) => post('/api/school/website/address', values),
    failure: text.failure,
    onSuccess: ({ msg = text.changed }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <section aria-labelledby="site-address" className="mt-12 grid max-w-3xl gap-5">
      <h2 id="site-address">{text.heading}</h2>
      {lockedUntil ? (
        <p>{text.locked(slug, lockedUntil)}</p>
      ) : (
        <>
          <p>{text.text}</p>
          <FormFrame form={form} button={text.button} busyLabel={shared.busy} noValidate>
            <SlugField field={form.field('slug')} value={value} onChange={setValue} />
          </FormFrame>
        </>
      )}
    </section>
  )
}
