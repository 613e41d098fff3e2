import type { ReactNode } from 'react'
import { FormPart } from '@/components/forms/form-part'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { LookupForm } from '@/components/ui/lookup-form'
import { PasswordField } from '@/components/ui/password-field'
import { RadioField } from '@/components/ui/radio-field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { accountFormText } from '@/i18n/account-forms'
import { draftsText } from '@/i18n/drafts'
import { liveSessionText } from '@/i18n/live-sessions'
import type { DesignPiece } from './piece'

const PHONE_NUMBER = '98765 43210'

/** What is typed or chosen. */
export function listFieldPieces(): DesignPiece[] {
  const { register: text } = accountFormText()
  const { form, editor, upgrade } = draftsText()
  const { kinds, filter } = liveSessionText()
  const options = Object.entries(kinds).map(([value, label]) => ({ value, label }))
  const phone = { label: text.phone, hint: text.phoneHint, defaultValue: PHONE_NUMBER }
  return [
    {
      name: 'field',
      states: {
        empty: <Field label={text.email} placeholder="@" />,
        hint: <Field {...phone} />,
        focus: <Field {...phone} />,
        error: <Field {...phone} error={text.taken} />,
        disabled: <Field {...phone} disabled />,
        long: <Field label={upgrade.text} hint={form.topicHint} error={form.failure} />,
      },
    },
    {
      name: 'password-field',
      states: {
        default: <PasswordField label={text.password} />,
        error: <PasswordField label={text.password} error={text.failure} />,
      },
    },
    {
      name: 'form-part',
      states: {
        open: (
          <FormPart number={1} legend={text.parts.contact} isDone={false}>
            <Field label={text.email} />
          </FormPart>
        ),
        done: (
          <FormPart number={1} legend={text.parts.contact} isDone>
            <Field {...phone} />
          </FormPart>
        ),
      },
    },
    {
      name: 'select-field',
      states: {
        empty: <SelectField label={filter.kind} placeholder={filter.anyKind} options={options} />,
        chosen: <SelectField label={filter.kind} options={options} />,
        focus: <SelectField label={filter.kind} options={options} />,
        error: <SelectField label={filter.kind} options={options} error={form.failure} />,
        disabled: <SelectField label={filter.kind} options={options} disabled />,
      },
    },
    {
      name: 'text-area',
      states: {
        default: <TextArea label={editor.body} hint={editor.hint} defaultValue={upgrade.text} />,
        error: <TextArea label={editor.body} error={form.failure} />,
        disabled: <TextArea label={editor.body} defaultValue={upgrade.text} disabled />,
      },
    },
    {
      name: 'choice',
      states: {
        checkbox: <Checkbox label={accountFormText().changePassword.revoke} defaultChecked />,
        focus: <Checkbox label={accountFormText().changePassword.revoke} />,
        disabled: <Checkbox label={accountFormText().changePassword.revoke} disabled />,
        'checkbox error': <Checkbox label={upgrade.text} error={form.failure} />,
        radio: (
          <RadioField name="kind" legend={filter.kind} options={options} defaultValue="series" />
        ),
        'radio error': (
          <RadioField name="other" legend={filter.kind} options={options} error={form.failure} />
        ),
      },
    },
    {
      name: 'lookup-form',
      states: { default: <Lookup />, error: <Lookup error={form.failure} /> },
    },
  ]
}

function Lookup({ error }: { error?: string }): ReactNode {
  const { form, create } = draftsText()
  return (
    <LookupForm
      {...{ action: '', name: `topic${error ? '-error' : ''}`, error }}
      {...{ label: form.topic, hint: form.topicHint, button: create }}
    />
  )
}
