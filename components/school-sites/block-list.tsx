'use client'

import { Fragment, useEffect, useRef, useState } from 'react'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { MAX_BLOCKS } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { AddBlock } from './add-block'
import { BlockEditor } from './block-editor'
import { duplicateBlock } from './new-block'
import type { EditPage } from './use-page-draft'

type Props = { blocks: SiteBlock[]; edit: EditPage }

/** Blocks in the order of the page, and between them the places for new ones. */
export function BlockList({ blocks, edit }: Props) {
  const { editor: text, types } = schoolSiteEditorText()
  const { duplicated } = sitePageEditorText()
  const [openPlace, setOpenPlace] = useState<number | null>(null)
  const [notice, setNotice] = useState('')
  const focusRef = useRef('')

  // What a change concerns keeps the focus, or gets it.
  useEffect(() => {
    const target = focusRef.current && document.getElementById(focusRef.current)
    focusRef.current = ''
    if (!target) return
    const field = target.matches('button')
      ? target
      : target.querySelector<HTMLElement>('input, select, textarea')
    field?.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest' })
  })

  const editBlocks = (recipe: (current: SiteBlock[]) => SiteBlock[], group?: string) =>
    edit((draft) => ({ ...draft, blocks: recipe(draft.blocks) }), group)

  function move(from: number, to: number, pressed?: string) {
    if (to < 0 || to >= blocks.length) return
    focusRef.current = pressed ?? ''
    setNotice(text.moved(to + 1))
    editBlocks((current) => {
      const next = [...current]
      next.splice(to, 0, ...next.splice(from, 1))
      return next
    })
  }
  function remove({ id, type }: SiteBlock) {
    focusRef.current = 'page-undo'
    setNotice(text.removed(types[type]))
    editBlocks((current) => current.filter((block) => block.id !== id))
  }
  function duplicate(block: SiteBlock, index: number) {
    const copy = duplicateBlock(block)
    focusRef.current = `block-${copy.id}`
    setNotice(duplicated(index + 2))
    editBlocks((current) => current.toSpliced(index + 1, 0, copy))
  }
  function add(block: SiteBlock, index: number) {
    setOpenPlace(null)
    focusRef.current = `block-${block.id}`
    editBlocks((current) => current.toSpliced(index, 0, block))
  }
  /** After the block with this id; at its place once that is gone. */
  const addAfter = (block: SiteBlock, previousId: string, place: number) =>
    editBlocks((current) => {
      const index = current.findIndex(({ id }) => id === previousId)
      return current.toSpliced(index === -1 ? place : index + 1, 0, block)
    })

  const renderPlace = (index: number) => (
    <AddBlock
      place={index}
      isLast={index === blocks.length}
      room={MAX_BLOCKS - blocks.length}
      isOpen={openPlace === index || blocks.length === 0}
      onToggle={(isOpen) => setOpenPlace(isOpen ? index : null)}
      onAdd={(block) => add(block, index)}
      onAddAfter={(block, previousId) => addAfter(block, previousId, index)}
      previousId={blocks[index - 1]?.id ?? ''}
    />
  )

  return (
    <div className="block-list">
      <div data-rows="" className="block-rows">
        {blocks.map((block, index) => (
          <Fragment key={block.id}>
            {renderPlace(index)}
            <BlockEditor
              block={block}
              number={index + 1}
              count={blocks.length}
              onChange={(next) =>
                editBlocks(
                  (current) => current.map((other) => (other.id === next.id ? next : other)),
                  next.id,
                )
              }
              onMove={(step, pressed) => move(index, index + step, pressed)}
              onDrop={(place) => move(index, place)}
              onDuplicate={() => duplicate(block, index)}
              onRemove={() => remove(block)}
            />
          </Fragment>
        ))}
      </div>
      {renderPlace(blocks.length)}
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  )
}
