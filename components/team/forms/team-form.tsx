'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { Field, type FieldProps } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { teamHomeText } from '@/i18n/team-home'
import { useTeamForm } from './use-team-form'

const ErrorsContext = createContext<Record<string, string>>({})

type Props = {
  path: string
  button: string
  /** Accessible name where the label repeats on a page. */
  name?: string
  variant?: 'primary' | 'secondary'
  /** Key that presses the button. */
  shortcut?: string
  /** Sends the original values, to detect edit conflicts. */
  sendsOriginalValues?: true
  /** Typed text stays in this tab until it is saved, also across a reload. */
  keepsTypedText?: true
  children?: ReactNode
}

export function TeamForm({
  path,
  button,
  name,
  variant,
  shortcut,
  sendsOriginalValues,
  keepsTypedText,
  children,
}: Props) {
  const { ref, errors, keepInTab, ...form } = useTeamForm(path, {
    sendsOriginalValues,
    keepsTypedText,
  })
  return (
    <FormFrame
      ref={ref}
      form={form}
      onInput={keepsTypedText && keepInTab}
      button={button}
      busyLabel={teamHomeText().form.busy}
      buttonProps={{ variant, 'aria-label': name, 'aria-keyshortcuts': shortcut }}
      noValidate
      isCompact
    >
      <ErrorsContext value={errors}>{children}</ErrorsContext>
    </FormFrame>
  )
}

export const useTeamFieldError = (name: string): string | undefined =>
  useContext(ErrorsContext)[name]

type NamedFieldProps = { name: string }

export const TeamField = (props: FieldProps & NamedFieldProps) => (
  <Field error={useContext(ErrorsContext)[props.name]} {...props} />
)

export const TeamTextArea = (props: Parameters<typeof TextArea>[0] & NamedFieldProps) => (
  <TextArea error={useContext(ErrorsContext)[props.name]} {...props} />
)

export const TeamSelectField = (props: Parameters<typeof SelectField>[0] & NamedFieldProps) => (
  <SelectField error={useContext(ErrorsContext)[props.name]} {...props} />
)
