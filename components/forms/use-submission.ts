'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { core } from 'zod/mini'
import type { Tone } from '@/components/ui/alert'
import type { Answer } from '@/lib/client/api'

export type Notice = { tone: Tone; text: string }
export type Done<Data> = { msg?: string; data: Data }

type Submission<Output, Data> = {
  send: (values: Output) => Promise<Answer<Data>>
  /** What is said when the server says nothing. */
  failure: string
  /** 'leaving' keeps the form busy until the next page is there. */
  succeed: (done: Done<Data>) => Notice | 'leaving'
}

/** One form, one call: the shared schema checks first, then the server; both speak at the fields. */
export function useSubmission<Input extends FieldValues, Output, Data>(
  schema: core.$ZodType<Output, Input>,
  submission: Submission<Output, Data>,
) {
  // No default values: an input keeps what was typed before its scripts arrived.
  const form = useForm({ resolver: zodResolver(schema), reValidateMode: 'onSubmit' })
  const [notice, setNotice] = useState<Notice | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setNotice(null)
    const answer = await submission.send(values)
    if (!answer.ok) showErrors(form, answer.errors)
    const outcome = answer.ok
      ? submission.succeed(answer)
      : ({ tone: 'error', text: answer.msg ?? submission.failure } as const)
    if (outcome === 'leaving') return
    setNotice(outcome)
    setBusy(false)
    sending.current = false
  })

  const field = (name: Path<Input>) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  })

  return { field, submit, busy, notice, reset: form.reset }
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
