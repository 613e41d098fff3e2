'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  DRAFT_LANGUAGES,
  DRAFT_TASKS,
  type DraftLanguage,
  type DraftTask,
  MAX_GRADE,
  MIN_GRADE,
  MODEL_TASKS,
  QUESTION_TASKS,
} from '@/base/draft-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { draftsText } from '@/i18n/drafts'
import { post } from '@/lib/client/api'
import { MAX_TOPIC_CHARACTERS } from '@/lib/drafts/kinds'
import { findSource, type SourcesByLanguage, withQuestions } from './find-source'
import { SourceField } from './source-field'

type Props = {
  sources: SourcesByLanguage
  source?: string
  language: DraftLanguage
  hasModel: boolean
}

const GRADES = Array.from({ length: MAX_GRADE - MIN_GRADE + 1 }, (_, index) => MIN_GRADE + index)

export function DraftForm({
  sources: allSources,
  source = '',
  language: pageLanguage,
  hasModel,
}: Props) {
  const { form: text, tasks, languages } = draftsText()
  const offeredTasks = DRAFT_TASKS.filter((task) => hasModel || !MODEL_TASKS.includes(task))
  const [chosenTask, setChosenTask] = useState<DraftTask>(DRAFT_TASKS[0])
  const listSources = (task: DraftTask) =>
    hasModel || !QUESTION_TASKS.includes(task) ? allSources : withQuestions(allSources)
  const sources = listSources(chosenTask)
  const initialSource = findSource(sources, pageLanguage, source)
  const [chosenSource, setChosenSource] = useState(initialSource)
  const [draftLanguage, setDraftLanguage] = useState(pageLanguage)
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
  const chooseLanguage = (language: DraftLanguage) => {
    const sameSource = findSource(sources, language, chosenSource)
    // The options have to be there before one of them is chosen.
    flushSync(() => setDraftLanguage(language))
    form.setValue('source', sameSource)
    setChosenSource(sameSource)
  }
  const chooseTask = (task: DraftTask) => {
    const sameSource = findSource(listSources(task), draftLanguage, chosenSource)
    flushSync(() => setChosenTask(task))
    form.setValue('source', sameSource)
    setChosenSource(sameSource)
  }
  const languageField = form.field('language')
  const taskField = form.field('task')
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.task}
        options={offeredTasks.map((task) => ({ value: task, label: tasks[task] }))}
        {...taskField}
        onChange={(event) => {
          void taskField.onChange(event)
          chooseTask(event.target.value as DraftTask)
        }}
      />
      <SourceField
        groups={sources[draftLanguage]}
        defaultValue={initialSource}
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
        defaultValue={pageLanguage}
        {...languageField}
        onChange={(event) => {
          void languageField.onChange(event)
          chooseLanguage(event.target.value as DraftLanguage)
        }}
      />
    </FormFrame>
  )
}
