'use client'

import { useId } from 'react'
import {
  MAX_CLASS_NAME,
  MAX_TEST_TITLE,
  TEST_LANGUAGES,
  type TestLanguage,
} from '@/base/class-test-kinds'
import { MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { myTestsText } from '@/i18n/my-tests'
import { post } from '@/lib/client/api'

type Props = {
  classNames: string[]
  language: TestLanguage
  /** A draft whose questions go into the test. */
  draft?: { id: string; title: string; subject: string; grade: number }
}

const GRADES = Array.from({ length: MAX_GRADE - MIN_GRADE + 1 }, (_, index) => MIN_GRADE + index)

export function TestForm({ classNames, language, draft }: Props) {
  const { form: text, languages } = myTestsText()
  const listId = useId()
  const form = useSubmission({
    schema: () =>
      import('@/lib/class-tests/schema').then(({ newClassTestForm }) => newClassTestForm),
    sendsAsTyped: true,
    send: (values) => post<{ next: string }>('/api/class-tests', values),
    failure: text.failure,
    onSuccess: ({ data }) => {
      window.location.assign(data.next)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      {draft && <input type="hidden" value={draft.id} {...form.field('draft')} />}
      <Field
        label={text.name}
        hint={text.nameHint}
        maxLength={MAX_TEST_TITLE}
        defaultValue={draft?.title}
        {...form.field('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={text.className}
          hint={text.classNameHint}
          maxLength={MAX_CLASS_NAME}
          list={listId}
          defaultValue={classNames[0]}
          {...form.field('className')}
        />
        <Field
          label={text.subject}
          hint={text.subjectHint}
          defaultValue={draft?.subject}
          {...form.field('subject')}
        />
        <SelectField
          label={text.grade}
          options={GRADES.map((grade) => ({ value: `${grade}`, label: `${grade}` }))}
          defaultValue={`${draft?.grade ?? 8}`}
          {...form.field('grade')}
        />
        <SelectField
          label={text.language}
          options={TEST_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
          defaultValue={language}
          {...form.field('language')}
        />
        <Field label={text.day} type="date" {...form.field('day')} />
        <Field
          label={text.minutes}
          inputMode="numeric"
          defaultValue="40"
          {...form.field('minutes')}
        />
      </div>
      <datalist id={listId}>
        {classNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormFrame>
  )
}
