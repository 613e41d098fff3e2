'use client'

import Link from 'next/link'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import type { TeamSearchGroup } from '@/lib/team/schema'
import { findTeamPlaces, type TeamPlace } from './find-team-places'
import { useTeamSearch } from './use-team-search'

/** Ctrl or Cmd K opens it. Arrow keys move through the results; Enter opens one. */
type Props = { findsNames: boolean; places: TeamPlace[] }

export function SearchDialog({ findsNames, places }: Props) {
  const text = teamHomeText().search
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const { groups: foundGroups, isCurrent } = useTeamSearch(query)
  const foundPlaces = findTeamPlaces(places, query).map(({ url, name }) => ({
    url,
    name,
    detail: '',
  }))
  const groups = [{ title: text.places, hits: foundPlaces }, ...foundGroups].filter(
    ({ hits }) => hits.length > 0,
  )
  const recordCount = foundGroups.reduce((count, { hits }) => count + hits.length, 0)
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      dialogRef.current?.showModal()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  const close = () => dialogRef.current?.close()
  /** Places are known at once. Without a result yet, the form opens the search page. */
  const firstHit = foundPlaces[0] ?? (isCurrent ? foundGroups[0]?.hits[0] : undefined)
  function openFirstHit(event: FormEvent) {
    if (!firstHit || query.trim() === '') return
    event.preventDefault()
    window.location.assign(firstHit.url)
  }
  const hitCount = groups.reduce((count, { hits }) => count + hits.length, 0)
  return (
    <dialog
      ref={dialogRef}
      aria-label={text.label}
      onKeyDown={moveFocus}
      onClose={() => setQuery('')}
      className="sheet search-dialog"
    >
      <form action={routes.teamSearch} onSubmit={openFirstHit}>
        <input
          type="search"
          name="q"
          aria-label={text.label}
          placeholder={text.empty(findsNames)}
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className="field-input"
        />
      </form>
      <p role="status" className="search-status">
        {isCurrent && (hitCount > 0 ? text.found(hitCount) : text.nothing)}
      </p>
      {groups.map((group) => (
        <HitGroup key={group.title} group={group} onOpen={close} />
      ))}
      {isCurrent && recordCount > 0 && (
        <Link
          href={`${routes.teamSearch}?q=${encodeURIComponent(query)}`}
          prefetch={false}
          onClick={close}
          data-hit=""
          className="search-hit"
        >
          {text.all}
        </Link>
      )}
    </dialog>
  )
}

function HitGroup({
  group: { title, hits },
  onOpen,
}: {
  group: TeamSearchGroup
  onOpen: () => void
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {hits.map(({ url, name, detail }) => (
          <li key={`${url} ${name}`}>
            <Link href={url} prefetch={false} onClick={onOpen} data-hit="" className="search-hit">
              <span dir="auto">{name}</span>
              <span dir="auto" className="text-muted">
                {detail}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-hit]')]
  const index = stops.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  stops[Math.max(0, Math.min(stops.length - 1, index + step))]?.focus()
}
