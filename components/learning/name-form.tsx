'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

type Props = {
  name: string
  /** The call; without it, the name for the certificates to come. */
  path?: string
  button?: string
  /** Where to go once the name is kept; without it, the same page is shown anew. */
  onward?: string
}

type Answer = { issued?: { number: string; session: string }[] }

const waysTo = (issued: NonNullable<Answer['issued']>) => [
  ...issued.map(({ number, session }) => ({ href: routes.myCertificate(number), label: session })),
  { href: routes.myLearning, label: myLearningWords().entries.back },
]

/** A name for certificates, to be looked at once more before it is kept. */
export function NameForm({ name, path = '/api/learning/name', button, onward }: Props) {
  const words = myLearningWords().name
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/certificates/schema').then(({ nameForm }) => nameForm),
    send: (values) => post<Answer>(path, values),
    failure: words.failure,
    succeed: ({ msg, data }) => {
      const { issued = [] } = data
      if (issued.length > 0)
        return { tone: 'success', text: msg ?? words.button, ways: waysTo(issued) }
      if (onward) {
        window.location.assign(onward)
        return 'leaving'
      }
      router.refresh()
      return { tone: 'success', text: msg ?? words.button }
    },
  })
  return (
    <div className="mt-4">
      <FormFrame form={form} button={button ?? words.button} busyLabel={words.busy} noValidate>
        <Field
          label={words.label}
          hint={words.hint}
          defaultValue={name}
          dir="auto"
          autoComplete="name"
          {...form.field('name')}
        />
      </FormFrame>
    </div>
  )
}
