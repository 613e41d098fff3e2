'use client'

import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { Tone } from '@/components/ui/alert'
import type { Outcome } from '@/lib/client/api'
import { checkedBy, fetched, type Schema } from './checked-by'
import { failureReason } from './failure-reason'

export type Way = { href: string; label: string }
/** `more` is what to know beside the message itself, which may have to be word for word. */
export type Notice = { tone: Tone; text: string; more?: string; ways?: Way[] }
export type Done<Data, Sent> = { msg?: string; data: Data; sent: Sent }

type Submission<Input, Output, Data> = {
  schema: Schema<Input, Output>
  send: (values: Output) => Promise<Outcome<Data>>
  /** What is said when the server says nothing. */
  failure: string
  /** Where somebody can go after a failure with this status. */
  wayOut?: (status: number) => Pick<Notice, 'more' | 'ways'> | undefined
  /** 'leaving' keeps the form busy until the next page is there. */
  succeed: (done: Done<Data, Output>) => Notice | 'leaving'
}

/** One form, one call: the shared schema checks first, then the server; both speak at the fields. */
export function useSubmission<Input extends FieldValues, Output, Data>({
  schema,
  send,
  failure,
  wayOut,
  succeed,
}: Submission<Input, Output, Data>) {
  // No default values: an input keeps what was typed before its scripts arrived.
  const form = useForm<Input, unknown, Output>({
    resolver: checkedBy(schema),
    reValidateMode: 'onSubmit',
  })
  const [notice, setNotice] = useState<Notice | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function sendChecked(values: Output): Promise<Notice | 'leaving'> {
    setBusy(true)
    setNotice(null)
    const answer = await send(values)
    if (answer.ok) return succeed({ ...answer, sent: values })
    showErrors(form, answer.errors)
    return {
      tone: 'error',
      text: answer.msg ?? failure,
      ...(wayOut?.(answer.status) ?? { more: failureReason(answer) }),
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    let outcome: Notice | 'leaving' | null = null
    const check = form.handleSubmit(
      async (values) => {
        outcome = await sendChecked(values)
      },
      (errors) => {
        // What is wrong where nothing can be typed would be said nowhere.
        if (!Object.values(errors).some((error) => error && 'ref' in error && error.ref))
          outcome = { tone: 'error', text: failure }
      },
    )
    // Without network the schema cannot be fetched either.
    await check().catch(() => {
      outcome = { tone: 'error', text: failure, more: failureReason({ status: 0 }) }
    })
    if (outcome === 'leaving') return
    setNotice(outcome)
    setBusy(false)
    sending.current = false
  }

  const field = (name: Path<Input>) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  })

  // Only fetched ahead; sending fetches it again and says what is wrong.
  const prepare = () => void fetched(schema).catch(() => {})

  const { reset, getValues, setValue, subscribe } = form
  return { field, submit, prepare, busy, notice, reset, getValues, setValue, subscribe }
}

function showErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  errors: Record<string, string> = {},
) {
  const names = Object.keys(form.getValues()).filter((name) => Object.hasOwn(errors, name))
  names.forEach((name, index) => {
    form.setError(name as Path<Input>, { message: errors[name] }, { shouldFocus: index === 0 })
  })
}
