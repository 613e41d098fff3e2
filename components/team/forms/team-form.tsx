'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field, type FieldProps } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { teamHomeText } from '@/i18n/team-home'
import { useHydrated } from '@/lib/client/use-hydrated'
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
  const isHydrated = useHydrated()
  const {
    form: formRef,
    submit,
    busy: isBusy,
    fault: failure,
    keepInTab,
  } = useTeamForm(path, { tellsWas: sendsOriginalValues, keepsTypedText })
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={keepsTypedText && keepInTab}
      className="grid content-start gap-4"
    >
      <ErrorsContext value={failure.errors}>{children}</ErrorsContext>
      {failure.msg && (
        <Alert role="alert" tone="error">
          {failure.msg}
          {Object.entries(failure.links).map(([href, label]) => (
            <a key={href} href={href} target="_blank" rel="noreferrer" className="mt-2 block">
              {label}
            </a>
          ))}
        </Alert>
      )}
      <Button
        type="submit"
        variant={variant}
        aria-label={name}
        aria-keyshortcuts={shortcut}
        className="justify-self-start"
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={teamHomeText().form.busy}
      >
        {button}
      </Button>
    </form>
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
