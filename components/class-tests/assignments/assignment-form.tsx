'use client'

import { useRef, useState } from 'react'
import { TEST_LANGUAGES } from '@/base/class-test-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { Field } from '@/components/ui/field'
import { FieldFrame } from '@/components/ui/field-frame'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { getLanguage } from '@/i18n/language'
import { post } from '@/lib/client/api'

type RubricGroup = { theme: string; rubrics: { value: string; title: string }[] }
type Props = { classNames: string[]; themes: RubricGroup[] }

export function AssignmentForm({ classNames, themes }: Props) {
  const { form: text, languages } = classAssignmentsText()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [rubric, setRubric] = useState(themes[0]?.rubrics[0]?.value ?? 'own')
  const sending = useSending(async () => {
    if (!form.current) return null
    const values = Object.fromEntries(new FormData(form.current))
    const result = await post<{ next: string }>('/api/class-assignments', values)
    setErrors(result.errors ?? {})
    if (!result.ok) return { tone: 'error', text: result.msg ?? text.failure }
    window.location.assign(result.data.next)
    return 'leaving'
  })
  return (
    <FormFrame form={sending} ref={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field
        name="title"
        label={text.name}
        hint={text.nameHint}
        maxLength={120}
        error={errors.title}
      />
      <Field
        name="className"
        label={text.className}
        hint={text.classNameHint}
        list="class-names"
        maxLength={40}
        error={errors.className}
      />
      <datalist id="class-names">
        {classNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldFrame label={text.rubric} error={errors.rubric}>
        {(control) => (
          <select
            {...control}
            name="rubric"
            className="field-input"
            value={rubric}
            onChange={({ target }) => setRubric(target.value)}
          >
            {themes.map(({ theme, rubrics }) => (
              <optgroup key={theme} label={theme}>
                {rubrics.map(({ value, title }) => (
                  <option key={value} value={value} lang="en">
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value="own">{text.own}</option>
          </select>
        )}
      </FieldFrame>
      {rubric === 'own' && (
        <TextArea
          name="ownRubric"
          label={text.ownLabel}
          hint={text.ownHint}
          rows={5}
          maxLength={2_000}
          error={errors.ownRubric}
        />
      )}
      <SelectField
        name="language"
        label={text.language}
        defaultValue={getLanguage()}
        options={TEST_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
      />
    </FormFrame>
  )
}
