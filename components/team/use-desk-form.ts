'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { post } from '@/lib/client/api'
import { leaveNote, leaveTyped, takeTyped } from '@/lib/client/desk-note'
import { enterFor } from '@/lib/routes'
import { deskWords } from '@/words/desk'

type Answer = { next?: string; undo?: { path: string; body?: unknown } }
type Fault = { msg: string; errors: Record<string, string> }

const UNDO_MS = 10_000
const NO_FAULT: Fault = { msg: '', errors: {} }

/** An ordinary form whose fields go to a call as text. It is then left for the next thing that waits. */
export function useDeskForm(path: string, { tellsWas = false } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const was = useRef<Record<string, string> | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState(NO_FAULT)
  useEffect(() => {
    if (tellsWas) was.current = atFirst(form.current)
    fillIn(form.current, takeTyped(path))
  }, [path, tellsWas])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(NO_FAULT)
    const values = valuesOf(form.current)
    const body = tellsWas ? { ...values, was: was.current } : values
    const answer = await post<Answer>(path, body)
    if (answer.ok) return leaveFor(answer.data, { msg: answer.msg ?? '', form: path, values })
    if (answer.errors?.proof) return proveFirst({ form: path, values })
    setBusy(false)
    takeOver(form.current, was.current, answer.now)
    const { msg = deskWords().form.failure, errors = {} } = answer
    setFault({ msg, errors })
    focusOn(form.current, Object.keys(errors))
  }
  return { form, submit, busy, fault }
}

type Done = { msg: string; form: string; values: Record<string, string> }

/** A full load: what the router remembers of these pages may be old. */
export function leaveFor({ next, undo }: Answer, done: Done) {
  const back = window.location.pathname
  leaveNote({ ...done, back, undo: undo && { ...undo, until: Date.now() + UNDO_MS } })
  window.location.assign(next ?? window.location.href.replace(/#.*/, ''))
}

/** Whoever comes back from there finds what was typed. */
function proveFirst(typed: Pick<Done, 'form' | 'values'>) {
  const here = window.location.pathname
  leaveTyped({ ...typed, msg: '', back: here })
  window.location.assign(enterFor(here))
}

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (one): one is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      'value' in one && 'name' in one && one.name !== '' && !(one instanceof HTMLButtonElement),
  )

const valuesOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))

/** As the server had sent them, whatever was typed since. */
const atFirst = (form: HTMLFormElement | null) =>
  Object.fromEntries(
    fieldsOf(form).map((one) => [
      one.name,
      one instanceof HTMLSelectElement
        ? ([...one.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
        : one.defaultValue,
    ]),
  )

function fillIn(form: HTMLFormElement | null, values: Record<string, string> | null) {
  if (!values) return
  for (const one of fieldsOf(form))
    if (one.type !== 'hidden' && Object.hasOwn(values, one.name)) one.value = values[one.name] ?? ''
}

/** Who was told what a colleague has done, and sends again, means it. */
function takeOver(
  form: HTMLFormElement | null,
  was: Record<string, string> | undefined,
  now: Record<string, string> = {},
) {
  Object.assign(was ?? {}, now)
  for (const one of fieldsOf(form))
    if (one.type === 'hidden' && Object.hasOwn(now, one.name)) one.value = now[one.name] ?? ''
}

function focusOn(form: HTMLFormElement | null, names: string[]) {
  fieldsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus()
}
