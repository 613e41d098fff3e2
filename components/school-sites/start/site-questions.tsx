'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { post } from '@/lib/client/api'
import type { AskedQuestion } from '@/lib/school-sites/pages/answer'

/** What is left empty stays a question. */
export function SiteQuestions({ questions }: { questions: AskedQuestion[] }) {
  const { questions: text } = schoolSiteStartText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/school-sites/schema').then((forms) => forms.siteTypedAnswersForm),
    send: ({ answers }) =>
      post('/api/school/website/answers', {
        answers: questions.flatMap(({ id, pageId: page, blockId: block, question }) => {
          const answer = answers[id]?.trim()
          return answer ? { page, block, question, answer } : []
        }),
      }),
    failure: text.failure,
    onSuccess: ({ msg = text.saved }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  const pages = [...new Set(questions.map(({ pageId }) => pageId))].map((pageId) =>
    questions.filter((question) => question.pageId === pageId),
  )
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      {pages.map((asked) => (
        <fieldset key={asked[0]?.pageId} className="grid gap-4">
          <legend className="field-label">{asked[0]?.pageTitle}</legend>
          {asked.map(({ id, question, isLine, maxLength }) => {
            const control = {
              ...{ label: question, maxLength, autoComplete: 'off' },
              ...form.field(`answers.${id}`),
            }
            return isLine ? (
              <Field key={id} {...control} />
            ) : (
              <TextArea key={id} rows={2} {...control} />
            )
          })}
        </fieldset>
      ))}
    </FormFrame>
  )
}
