'use client'

import { CertificateLanguageField } from '@/components/forms/certificate-language-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { profileSectionText } from '@/i18n/profile-sections'
import type { OwnAccountDetails } from '@/lib/accounts/details'
import { post } from '@/lib/client/api'
import { isStoredUser, saveUser } from '@/lib/client/session-store'

type Props = {
  initialValues: Pick<
    OwnAccountDetails,
    'firstname' | 'lastname' | 'phone_number' | 'certificate_language'
  >
}

export function DetailsForm({ initialValues }: Props) {
  const text = profileSectionText().details
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ ownDetails }) => ownDetails),
    send: (values) => post<{ user?: unknown }>('/api/account/details', values),
    failure: text.failure,
    onSuccess: ({ msg = text.success, data: { user } }) => {
      if (isStoredUser(user)) saveUser(user)
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field
        label={text.firstName}
        autoComplete="given-name"
        defaultValue={initialValues.firstname}
        {...form.field('firstname')}
      />
      <Field
        label={text.lastName}
        autoComplete="family-name"
        defaultValue={initialValues.lastname}
        {...form.field('lastname')}
      />
      <Field
        label={text.phone}
        hint={text.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={initialValues.phone_number}
        {...form.field('phone_number')}
      />
      <CertificateLanguageField
        text={text.languages}
        defaultValue={initialValues.certificate_language}
        {...form.field('certificate_language')}
      />
    </FormFrame>
  )
}
