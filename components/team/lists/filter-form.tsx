'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { buildTeamListUrl, type ListQuery } from './team-pagination'

type Props = { page: string; query: ListQuery; children: ReactNode }

/**
 * A choice applies at once, and the focus stays on it; one that was made before the scripts loaded applies then. Words
 * wait for Enter or the button.
 */
export function FilterForm({ page, query, children }: Props) {
  const router = useRouter()
  const formRef = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()
  const isLive = useRef(false)
  const queryKey = JSON.stringify(query)
  useEffect(() => {
    const form = formRef.current
    const wanted: ListQuery = JSON.parse(queryKey)
    // After a link to other filters, the fields still show the earlier choice.
    if (isLive.current) showQuery(form, wanted)
    else if (hasOtherChoice(form, wanted)) form?.requestSubmit()
    isLive.current = true
  }, [queryKey])

  function apply(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]) => [name, `${value}`.trim()])
    const isDefault = ([name, value]: string[]) =>
      [...form.querySelectorAll<HTMLSelectElement>('select')].some(
        (field) => field.name === name && field.dataset.default === value,
      )
    const chosen = entries.filter((entry) => !isDefault(entry))
    const url = buildTeamListUrl(page, Object.fromEntries(chosen))
    startTransition(() => router.push(url, { scroll: false }))
  }
  function applyChoice({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const field: Element = target
    if (field instanceof HTMLSelectElement || isCheckbox(field)) apply(currentTarget)
  }
  return (
    <form
      ref={formRef}
      action={page}
      // What differs from the query is then the user's choice, not what the browser restored.
      autoComplete="off"
      aria-busy={isPending || undefined}
      className="list-bar"
      onChange={applyChoice}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

const isCheckbox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'

const getWanted = (field: HTMLSelectElement, query: ListQuery) =>
  query[field.name] ?? field.dataset.default ?? ''

function showQuery(form: HTMLFormElement | null, query: ListQuery) {
  for (const field of form?.elements ?? []) {
    if (isCheckbox(field)) field.checked = query[field.name] === 'yes'
    else if (field instanceof HTMLSelectElement) field.value = getWanted(field, query)
    else if (field instanceof HTMLInputElement && field !== document.activeElement)
      field.value = query[field.name] ?? ''
  }
}

/** A value that is not among the options cannot be shown, so it was not replaced. */
const hasOtherChoice = (form: HTMLFormElement | null, query: ListQuery) =>
  [...(form?.elements ?? [])].some((field) => {
    if (isCheckbox(field)) return field.checked !== (query[field.name] === 'yes')
    if (!(field instanceof HTMLSelectElement)) return false
    const wanted = getWanted(field, query)
    return field.value !== wanted && [...field.options].some(({ value }) => value === wanted)
  })
