'use client'

import { useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ApiOutcome } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'
import { getFailureReason } from './failure-reason'
import { createSchemaResolver, type FormSchemaLoader, loadSchema } from './schema-resolver'
import { type FormNotice, type SendOutcome, useSending } from './use-sending'

export type SubmissionSuccess<Data, Sent> = { msg?: string; data: Data; values: Sent }

type SubmissionOptions<Input, Output, Data> = {
  schema: FormSchemaLoader<Input, Output>
  /** `send` gets the fields as typed, where the parsed values are no valid input. */
  sendsAsTyped?: true
  send: (values: Output) => Promise<ApiOutcome<Data>>
  /** Used when the response has no message. */
  failure: string
  describeFailure?: (status: number) => Pick<FormNotice, 'more' | 'links'> | undefined
  onSuccess: (success: SubmissionSuccess<Data, Output>) => FormNotice | 'leaving'
  /** To the form as it was posted without scripts. */
  answer?: FormAnswer
  describeSuccess?: (answer: FormAnswer) => FormNotice
}

/** A form with a schema, which checks the fields here before the server does. */
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
  const { submit, busy, notice } = useSending(checkAndSend, () =>
    answer ? describeAnswer(answer) : null,
  )

  /** As after a call of a script, whose own check of the fields shows no notice. */
  function describeAnswer(posted: FormAnswer): FormNotice | null {
    if (isSuccess(posted)) return describeSuccess?.(posted) ?? null
    const { status, body } = posted
    return status === HTTP_INVALID ? null : describeError({ status, msg: body.msg })
  }

  function describeError(result: { status: number; msg?: string }): FormNotice {
    return {
      ...{ tone: 'error', text: result.msg ?? failure },
      ...(describeFailure?.(result.status) ?? { more: getFailureReason(result) }),
    }
  }

  async function sendValidated(values: Output): Promise<SendOutcome> {
    const result = await send(values)
    if (result.ok) return onSuccess({ ...result, values })
    showErrors(form, result.errors)
    return describeError(result)
  }

  async function checkAndSend(): Promise<SendOutcome> {
    let outcome: SendOutcome = null
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
    return outcome
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
  return { field, submit, prepare, busy, notice, reset, getValues, setValue, subscribe }
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
