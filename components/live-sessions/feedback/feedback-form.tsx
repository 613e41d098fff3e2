'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { RadioField } from '@/components/ui/radio-field'
import { TextArea } from '@/components/ui/text-area'
import { feedbackText } from '@/i18n/feedback'
import { post } from '@/lib/client/api'
import type { OwnFeedback } from '@/lib/live-sessions/feedback'
import { MAX_FEEDBACK_CHARS } from '@/lib/live-sessions/kinds'
import { routes } from '@/lib/routes'

type Props = {
  slug: string
  answer: Pick<OwnFeedback, 'usefulness' | 'clarity' | 'comment'>
}

export function FeedbackForm({ slug, answer }: Props) {
  const text = feedbackText()
  const form = useSubmission({
    schema: () => import('@/lib/live-sessions/schema').then((module) => module.feedbackForm),
    send: (values) => post(`/api/series/${slug}/feedback`, values),
    failure: text.failure,
    onSuccess: ({ msg }) => ({
      tone: 'success',
      text: msg ?? text.saved,
      links: [{ href: routes.myLearning, label: text.learning }],
    }),
  })
  return (
    <FormFrame
      form={form}
      button={answer.usefulness === null ? text.send : text.change}
      busyLabel={text.busy}
      noValidate
    >
      <RadioField
        legend={text.usefulness}
        options={toOptions(text.usefulnessScores)}
        defaultValue={answer.usefulness?.toString()}
        {...form.field('usefulness')}
      />
      <RadioField
        legend={text.clarity}
        options={toOptions(text.clarityScores)}
        defaultValue={answer.clarity?.toString()}
        {...form.field('clarity')}
      />
      <TextArea
        label={text.comment}
        hint={text.commentHint}
        rows={4}
        maxLength={MAX_FEEDBACK_CHARS}
        defaultValue={answer.comment ?? ''}
        {...form.field('comment')}
      />
    </FormFrame>
  )
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
