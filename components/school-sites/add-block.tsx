'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { useHydrated } from '@/lib/client/use-hydrated'
import { SITE_BLOCK_TYPES } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { EditorIcon } from './editor-icon'
import { PhotoUpload } from './photo-upload'
import { useNewBlock } from './site-school'

type Props = {
  /** How many blocks are above it. */
  place: number
  isLast: boolean
  /** How many more blocks the page takes. */
  room: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onAdd: (block: SiteBlock) => void
  onAddAfter: (block: SiteBlock, previousId: string) => void
  previousId: string
}

/** A place for a new block: a press shows the kinds, the next adds one. */
export function AddBlock(props: Props) {
  const { place, isLast, room, isOpen, onToggle, onAdd, onAddAfter, previousId } = props
  const { editor: text, types } = schoolSiteEditorText()
  const own = sitePageEditorText()
  const isHydrated = useHydrated()
  const createBlock = useNewBlock()
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [hasPhotos, setHasPhotos] = useState(false)
  const id = useId()

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    onToggle(false)
    toggleRef.current?.focus()
  }

  /** The places move as photos arrive, so this one is closed and the photos stay. */
  function choosePhotos() {
    setHasPhotos(true)
    onToggle(false)
  }
  /** The first photo gets the focus of the field that is gone. */
  function closePhotos(firstId?: string) {
    setHasPhotos(false)
    requestAnimationFrame(() => document.getElementById(`block-${firstId}`)?.focus())
  }

  if (room <= 0) return isLast ? <p className="text-muted">{own.full}</p> : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened.
    <div className="add-block" data-last={isLast || undefined} onKeyDown={close}>
      {!hasPhotos && (
        <button
          ref={toggleRef}
          type="button"
          className="add-block-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isLast ? undefined : own.addBefore(place + 1)}
          disabled={!isHydrated}
          onClick={() => onToggle(!isOpen)}
        >
          <EditorIcon name="plus" />
          {isLast && text.add}
        </button>
      )}
      {isOpen && !hasPhotos && (
        <ul id={id} className="add-block-kinds" aria-label={own.kinds}>
          <li>
            <button type="button" data-kind="photos" onClick={choosePhotos}>
              {own.photos.add}
            </button>
          </li>
          {SITE_BLOCK_TYPES.map((type) => (
            <li key={type}>
              <button type="button" data-kind={type} onClick={() => onAdd(createBlock(type))}>
                {types[type]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasPhotos && (
        <PhotoUpload {...{ previousId, room }} onAdd={onAddAfter} onClose={closePhotos} />
      )}
    </div>
  )
}
