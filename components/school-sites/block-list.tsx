'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { BlockEditor } from './block-editor'

type Props = { blocks: SiteBlock[]; onChange: (blocks: SiteBlock[]) => void }
type RemovedBlock = { block: SiteBlock; index: number }

/** A deleted block comes back with one press, where it was. */
export function BlockList({ blocks, onChange }: Props) {
  const { editor: text, types } = schoolSiteEditorText()
  const [removed, setRemoved] = useState<RemovedBlock | null>(null)
  const [notice, setNotice] = useState('')

  function move(index: number, step: -1 | 1) {
    const next = [...blocks]
    next.splice(index + step, 0, ...next.splice(index, 1))
    setNotice(text.moved(index + step + 1))
    onChange(next)
  }
  function remove(index: number, block: SiteBlock) {
    setRemoved({ block, index })
    setNotice(text.removed(types[block.type]))
    onChange(blocks.filter((candidate) => candidate.id !== block.id))
  }
  function undo() {
    if (!removed) return
    onChange(blocks.toSpliced(removed.index, 0, removed.block))
    setRemoved(null)
    setNotice('')
  }

  return (
    <>
      {blocks.length === 0 && <p>{text.noBlocks}</p>}
      {blocks.map((block, index) => (
        <BlockEditor
          key={block.id}
          block={block}
          number={index + 1}
          count={blocks.length}
          onChange={(next) => onChange(blocks.with(index, next))}
          onMove={(step) => move(index, step)}
          onRemove={() => remove(index, block)}
        />
      ))}
      <div role="status" className="flex flex-wrap items-center gap-3">
        {notice && <p>{notice}</p>}
        {removed && (
          <Button variant="secondary" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </div>
    </>
  )
}
