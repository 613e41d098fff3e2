'use client'

import { useState } from 'react'
import { DRAFT_LANGUAGES, DRAFT_TASKS, MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { draftsText } from '@/i18n/drafts'
import { post } from '@/lib/client/api'
import { MAX_TOPIC_CHARACTERS } from '@/lib/drafts/kinds'
import { SourceField } from './source-field'
import type { SourceGroup } from './source-groups'

type Props = { groups: SourceGroup[]; source?: string }

const GRADES = Array.from({ length: MAX_GRADE - MIN_GRADE + 1 }, (_, index) => MIN_GRADE + index)

export function DraftForm({ groups, source = '' }: Props) {
  const { form: text, tasks, languages } = draftsText()
  const [chosenSource, setChosenSource] = useState(source)
  const form = useSubmission({
    schema: () => import('@/lib/drafts/schema').then(({ draftForm }) => draftForm),
    sendsAsTyped: true,
    send: (values) => post<{ next: string }>('/api/drafts', values),
    failure: text.failure,
    onSuccess: ({ data }) => {
      window.location.assign(data.next)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.task}
        options={DRAFT_TASKS.map((task) => ({ value: task, label: tasks[task] }))}
        {...form.field('task')}
      />
      <SourceField
        groups={groups}
        defaultValue={source}
        onChoose={setChosenSource}
        {...form.field('source')}
      />
      {chosenSource === 'topic' && (
        <Field
          label={text.topic}
          hint={text.topicHint}
          maxLength={MAX_TOPIC_CHARACTERS}
          {...form.field('topic')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.grade}
          options={GRADES.map((grade) => ({ value: `${grade}`, label: `${grade}` }))}
          defaultValue="8"
          {...form.field('grade')}
        />
        <Field label={text.subject} hint={text.subjectHint} {...form.field('subject')} />
        <Field
          label={text.minutes}
          inputMode="numeric"
          defaultValue="40"
          {...form.field('minutes')}
        />
        <Field
          label={text.classSize}
          inputMode="numeric"
          defaultValue="45"
          {...form.field('classSize')}
        />
      </div>
      <SelectField
        label={text.language}
        options={DRAFT_LANGUAGES.map((language) => ({
          value: language,
          label: languages[language],
        }))}
        {...form.field('language')}
      />
    </FormFrame>
  )
}
