'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { AlertTone } from '@/components/ui/alert'
import type { ApiOutcome } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'
import { getFailureReason } from './failure-reason'
import { createSchemaResolver, type FormSchemaLoader, loadSchema } from './schema-resolver'

export type NoticeLink = { href: string; label: string }
/** `more` adds to `text`, which may have to match the specification word for word. */
export type SubmissionNotice = {
  tone: AlertTone
  text: string
  more?: string
  ways?: NoticeLink[]
  action?: ReactNode
}
export type SubmissionSuccess<Data, Sent> = { msg?: string; data: Data; values: Sent }

type SubmissionOptions<Input, Output, Data> = {
  schema: FormSchemaLoader<Input, Output>
  /** `send` gets the fields as typed, where the parsed values are no valid input. */
  sendsAsTyped?: true
  send: (values: Output) => Promise<ApiOutcome<Data>>
  /** Used when the response has no message. */
  failure: string
  describeFailure?: (status: number) => Pick<SubmissionNotice, 'more' | 'ways'> | undefined
  /** 'leaving' keeps the form busy until the next page loads. */
  onSuccess: (success: SubmissionSuccess<Data, Output>) => SubmissionNotice | 'leaving'
  /** To the form as it was posted without scripts. */
  answer?: FormAnswer
  describeSuccess?: (answer: FormAnswer) => SubmissionNotice
}

export function useSubmission<Input extends FieldValues, Output, Data>({
  schema,
  sendsAsTyped,
  send,
  failure,
  describeFailure,
  onSuccess,
  answer,
  describeSuccess,
}: SubmissionOptions<Input, Output, Data>) {
  // No default values: they would overwrite what was typed before hydration.
  const form = useForm<Input, unknown, Output>({
    resolver: createSchemaResolver(schema, { isRaw: sendsAsTyped }),
    reValidateMode: 'onSubmit',
    errors: useState(() => toFieldErrors<Input>(answer))[0],
  })
  const [notice, setNotice] = useState(() => (answer ? describeAnswer(answer) : null))
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  /** As after a call of a script, whose own check of the fields shows no notice. */
  function describeAnswer(posted: FormAnswer): SubmissionNotice | null {
    if (isSuccess(posted)) return describeSuccess?.(posted) ?? null
    const { status, body } = posted
    return status === HTTP_INVALID ? null : describeError({ status, msg: body.msg })
  }

  function describeError(result: { status: number; msg?: string }): SubmissionNotice {
    return {
      ...{ tone: 'error', text: result.msg ?? failure },
      ...(describeFailure?.(result.status) ?? { more: getFailureReason(result) }),
    }
  }

  async function sendValidated(values: Output): Promise<SubmissionNotice | 'leaving'> {
    setIsBusy(true)
    setNotice(null)
    const result = await send(values)
    if (result.ok) return onSuccess({ ...result, values })
    showErrors(form, result.errors)
    return describeError(result)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    let outcome: SubmissionNotice | 'leaving' | null = null
    const handleSubmit = form.handleSubmit(
      async (values) => {
        outcome = await sendValidated(values)
      },
      (errors) => {
        // Errors without a visible field would not be shown anywhere.
        if (!Object.values(errors).some((error) => error && 'ref' in error && error.ref))
          outcome = { tone: 'error', text: failure }
      },
    )
    // Without a network the schema cannot be loaded either.
    await handleSubmit().catch(() => {
      outcome = { tone: 'error', text: failure, more: getFailureReason({ status: 0 }) }
    })
    if (outcome === 'leaving') return
    setNotice(outcome)
    setIsBusy(false)
    isSending.current = false
  }

  const field = (name: Path<Input>) => {
    const error = form.getFieldState(name, form.formState).error?.message
    const control = {
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      ...getAnsweredProps(answer, name),
    }
    // What the notice says is not said again at the field.
    if (error && error === notice?.text) return { ...control, 'aria-invalid': true as const }
    return { ...control, error }
  }

  // Prefetch only; submitting loads it again and reports errors.
  const prepare = () => void loadSchema(schema).catch(() => {})

  const { reset, getValues, setValue, subscribe } = form
  return { field, submit, prepare, busy: isBusy, notice, reset, getValues, setValue, subscribe }
}

const HTTP_INVALID = 422

export const isSuccess = ({ status }: FormAnswer) => status < 300

const toFieldErrors = <Input extends FieldValues>(answer: FormAnswer | undefined) =>
  answer?.body.errors &&
  (Object.fromEntries(
    Object.entries(answer.body.errors).map(([name, message]) => [
      name,
      { type: 'server', message },
    ]),
  ) as FieldErrors<Input>)

/** The typed values. The first invalid field takes the focus, as it does with scripts. */
function getAnsweredProps(answer: FormAnswer | undefined, name: string) {
  if (!answer || isSuccess(answer)) return {}
  const {
    values,
    body: { errors = {} },
  } = answer
  const value = values[name]
  return {
    ...(value === true && { defaultChecked: true }),
    ...(typeof value === 'string' && { defaultValue: value }),
    ...(Object.keys(errors)[0] === name && { autoFocus: true }),
  }
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
