'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field, type FieldProps } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { useHydrated } from '@/lib/client/use-hydrated'
import { deskWords } from '@/words/desk'
import { useDeskForm } from './use-desk-form'

const Errors = createContext<Record<string, string>>({})

type Props = {
  path: string
  button: string
  /** Where the same button stands beside many things. */
  name?: string
  look?: 'primary' | 'secondary'
  /** The key that presses the button. */
  shortcut?: string
  /** Sends along how each field stood, so that nobody overwrites a colleague unawares. */
  tellsWas?: true
  children?: ReactNode
}

/** Fields, a message where something is wrong, and the button. */
export function DeskForm({ path, button, name, look, shortcut, tellsWas, children }: Props) {
  const hydrated = useHydrated()
  const { form, submit, busy, fault } = useDeskForm(path, { tellsWas })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Errors value={fault.errors}>{children}</Errors>
      {fault.msg && (
        <Alert role="alert" tone="error">
          {fault.msg}
        </Alert>
      )}
      <Button
        type="submit"
        look={look}
        aria-label={name}
        aria-keyshortcuts={shortcut}
        className="justify-self-start"
        disabled={!hydrated}
        busy={busy}
        busyLabel={deskWords().form.busy}
      >
        {button}
      </Button>
    </form>
  )
}

type Named = { name: string }

export const DeskField = (props: FieldProps & Named) => (
  <Field error={useContext(Errors)[props.name]} {...props} />
)

export const DeskText = (props: Parameters<typeof TextArea>[0] & Named) => (
  <TextArea error={useContext(Errors)[props.name]} {...props} />
)

export const DeskSelect = (props: Parameters<typeof SelectField>[0] & Named) => (
  <SelectField error={useContext(Errors)[props.name]} {...props} />
)
