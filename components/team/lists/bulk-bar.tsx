'use client'

import { useEffect, useRef, useState } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { BulkAction, type BulkActionProps } from './bulk-action'
import { BulkLink } from './bulk-link'
import { BULK_FORM, type TickedRow } from './row-tick'

type BulkLinkOption = { label: string; href: string; param: string; isDownload?: true }

type Props = {
  actions: Omit<BulkActionProps, 'ticked'>[]
  links?: BulkLinkOption[]
  /** Of the rows on the page; others are no longer ticked. */
  rowIds: string[]
}

/** What can be done with the ticked rows. Appears with the first tick. */
export function BulkBar({ actions, links = [], rowIds }: Props) {
  const text = teamHomeText().list
  const formRef = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState<TickedRow[]>([])
  const rowsKey = rowIds.join()
  useEffect(() => {
    // Reads the rows again when they have changed.
    const read = () => setTicked(rowsKey ? listTicked(formRef.current) : [])
    const readOwn = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === formRef.current) read()
    }
    read()
    document.addEventListener('change', readOwn)
    return () => document.removeEventListener('change', readOwn)
  }, [rowsKey])
  return (
    <>
      <form id={BULK_FORM} ref={formRef} hidden onSubmit={(event) => event.preventDefault()} />
      <section aria-labelledby="bulk-bar" hidden={ticked.length === 0} className="bulk-bar">
        <h2 id="bulk-bar" className="sr-only">
          {text.bulk}
        </h2>
        <p role="status">{text.ticked(ticked.length)}</p>
        {actions.map((action) => (
          <BulkAction key={action.path} {...action} ticked={ticked} />
        ))}
        {links.map((link) => (
          <BulkLink key={link.param} {...link} ticked={ticked} />
        ))}
      </section>
    </>
  )
}

const listTicked = (form: HTMLFormElement | null): TickedRow[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.name === 'ids' && field.checked
      ? [{ id: field.value, name: field.dataset.name ?? '' }]
      : [],
  )
