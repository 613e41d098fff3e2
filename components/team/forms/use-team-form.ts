'use client'

import { useEffect, useRef, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { type SendOutcome, useSending } from '@/components/forms/use-sending'
import { teamHomeText } from '@/i18n/team-home'
import { post } from '@/lib/client/api'
import {
  deleteFormDraft,
  type FormDraft,
  readFormDraft,
  saveChangedFields,
} from '@/lib/client/draft'
import { type ButtonArea, storeNote } from '@/lib/client/team-note'

type TeamFormResponse = { next?: string; undo?: { path: string; body?: unknown } }

const UNDO_WINDOW_MS = 10_000
const NO_ERRORS: Record<string, string> = {}

/** A form whose fields the server drew: sends them as text, then goes to the next pending item. */
export function useTeamForm(
  path: string,
  { sendsOriginalValues = false, keepsTypedText = false } = {},
) {
  const formRef = useRef<HTMLFormElement>(null)
  const originalValuesRef = useRef<Record<string, string> | undefined>(undefined)
  const [errors, setErrors] = useState(NO_ERRORS)
  useEffect(() => {
    if (sendsOriginalValues) originalValuesRef.current = readOriginalValues(formRef.current)
    fillFields(formRef.current, readFormDraft(path))
    // What an undo put back holds every field; the unchanged ones may have a newer value later.
    saveChangedFields(path, keepsTypedText ? readChangedValues(formRef.current) : {})
  }, [path, sendsOriginalValues, keepsTypedText])
  const keepInTab = () => saveChangedFields(path, readChangedValues(formRef.current))

  async function send(): Promise<SendOutcome> {
    setErrors(NO_ERRORS)
    const values = readValues(formRef.current)
    const pressed = readButtonArea(formRef.current)
    const body = sendsOriginalValues ? { ...values, was: originalValuesRef.current } : values
    const result = await post<TeamFormResponse>(path, body)
    if (result.ok) {
      deleteFormDraft(path)
      storeUndoAndNavigate(result.data, { msg: result.msg ?? '', form: path, values, pressed })
      return 'leaving'
    }
    applyServerValues(formRef.current, originalValuesRef.current, result.now)
    const { errors = NO_ERRORS, links = {} } = result
    setErrors(errors)
    focusFirstField(formRef.current, Object.keys(errors))
    return {
      tone: 'error',
      text: getFailureText(result, teamHomeText().form.failure),
      links: Object.entries(links).map(([href, label]) => ({ href, label, opensNewTab: true })),
    }
  }
  return { ref: formRef, errors, keepInTab, ...useSending(send) }
}

type TeamFormSuccess = {
  msg: string
  form: string
  values: Record<string, string>
  pressed?: ButtonArea
}

/** A full load, because the router may have cached the old page. */
function storeUndoAndNavigate({ next, undo }: TeamFormResponse, success: TeamFormSuccess) {
  const returnPath = window.location.pathname + window.location.search
  storeNote({
    ...success,
    back: returnPath,
    undo: undo && { ...undo, until: Date.now() + UNDO_WINDOW_MS },
  })
  window.location.assign(next ?? window.location.href.replace(/#.*/, ''))
}

function readButtonArea(form: HTMLFormElement | null): ButtonArea | undefined {
  const area = form?.querySelector('[type="submit"]')?.getBoundingClientRect()
  return area && { top: area.top, right: area.right, bottom: area.bottom, left: area.left }
}

const listFields = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      'value' in field &&
      'name' in field &&
      field.name !== '' &&
      !(field instanceof HTMLButtonElement),
  )

const readValues = (form: HTMLFormElement | null) =>
  Object.fromEntries(listFields(form).map(({ name, value }) => [name, value]))

/** As sent by the server, regardless of input. */
const readOriginalValues = (form: HTMLFormElement | null) =>
  Object.fromEntries(listFields(form).map((field) => [field.name, readOriginalValue(field)]))

const readOriginalValue = (field: ReturnType<typeof listFields>[number]) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : field.defaultValue

/** Only these are kept: the others may have a newer value after a reload. */
const readChangedValues = (form: HTMLFormElement | null) =>
  Object.fromEntries(
    listFields(form)
      .filter((field) => field.value !== readOriginalValue(field))
      .map(({ name, value }) => [name, value]),
  )

function fillFields(form: HTMLFormElement | null, draft: FormDraft) {
  for (const field of listFields(form))
    if (field.type !== 'hidden' && Object.hasOwn(draft, field.name))
      field.value = `${draft[field.name]}`
}

/** Submitting again after a conflict overwrites the colleague's change. */
function applyServerValues(
  form: HTMLFormElement | null,
  originalValues: Record<string, string> | undefined,
  serverValues: Record<string, string> = {},
) {
  Object.assign(originalValues ?? {}, serverValues)
  for (const field of listFields(form))
    if (field.type === 'hidden' && Object.hasOwn(serverValues, field.name))
      field.value = serverValues[field.name] ?? ''
}

function focusFirstField(form: HTMLFormElement | null, names: string[]) {
  listFields(form)
    .find(({ name }) => names.includes(name))
    ?.focus()
}
