'use client'

import { useRouter } from 'next/navigation'
import { CertificateLanguageField } from '@/components/forms/certificate-language-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import type { Language } from '@/i18n/languages'
import { myLearningText } from '@/i18n/my-learning'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'

type Props = {
  name: string
  /** Of future certificates; a correction keeps the language of its certificate. */
  language?: Language
  /** API path; by default the name for future certificates. */
  path?: string
  button?: string
  /** Next page; by default this page is refreshed. */
  nextPath?: string
}

type CertificateNameResponse = { issued?: { number: string; session: string }[] }

const buildCertificateLinks = (issued: NonNullable<CertificateNameResponse['issued']>) => [
  ...issued.map(({ number, session: sessionTitle }) => ({
    href: routes.myCertificate(number),
    label: sessionTitle,
  })),
  { href: routes.myLearning, label: myLearningText().entries.back },
]

/** Asks for confirmation before saving. */
export function CertificateNameForm({
  name,
  language,
  path = '/api/learning/name',
  button,
  nextPath,
}: Props) {
  const text = myLearningText().name
  const router = useRouter()
  const form = useSubmission({
    schema: () =>
      import('@/lib/certificates/schema').then(
        ({ certificateChoiceForm }) => certificateChoiceForm,
      ),
    send: (values) => post<CertificateNameResponse>(path, values),
    failure: text.failure,
    onSuccess: ({ msg, data }) => {
      const { issued = [] } = data
      if (issued.length > 0)
        return { tone: 'success', text: msg ?? text.button, links: buildCertificateLinks(issued) }
      if (nextPath) {
        window.location.assign(nextPath)
        return 'leaving'
      }
      router.refresh()
      return { tone: 'success', text: msg ?? text.button }
    },
  })
  return (
    <div className="mt-4">
      <FormFrame form={form} button={button ?? text.button} busyLabel={text.busy} noValidate>
        <Field
          label={text.label}
          hint={text.hint}
          defaultValue={name}
          dir="auto"
          autoComplete="name"
          {...form.field('name')}
        />
        {language && (
          <CertificateLanguageField
            text={myLearningText().languages}
            defaultValue={language}
            {...form.field('language')}
          />
        )}
      </FormFrame>
    </div>
  )
}
