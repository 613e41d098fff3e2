'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { buildTeamListUrl } from './team-pagination'

type Props = { page: string; query: Record<string, string | undefined>; children: ReactNode }

/** A choice applies at once, and the focus stays on it. Words wait for Enter or the button. */
export function FilterForm({ page, query, children }: Props) {
  const router = useRouter()
  const formRef = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()
  const queryKey = JSON.stringify(query)
  // A link to other filters leaves the fields in place, with what was chosen before.
  useEffect(() => showQuery(formRef.current, JSON.parse(queryKey)), [queryKey])

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

function showQuery(form: HTMLFormElement | null, query: Record<string, string | undefined>) {
  for (const field of form?.elements ?? []) {
    if (isCheckbox(field)) field.checked = query[field.name] === 'yes'
    else if (field instanceof HTMLSelectElement)
      field.value = query[field.name] ?? field.dataset.default ?? ''
    else if (field instanceof HTMLInputElement && field !== document.activeElement)
      field.value = query[field.name] ?? ''
  }
}
