'use client'

import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { BlockFields } from './block-fields'

type Props = {
  block: SiteBlock
  number: number
  count: number
  onChange: (block: SiteBlock) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** Buttons instead of dragging, so that order is a matter of a key or a tap. */
export function BlockEditor({ block, number, count, onChange, onMove, onRemove }: Props) {
  const { editor: text, types } = schoolSiteEditorText()
  return (
    <fieldset className="sheet grid gap-5 px-5 py-5" id={`block-${block.id}`}>
      <legend className="font-semibold">{text.block(number, types[block.type])}</legend>
      <BlockFields block={block} onChange={onChange} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-label={text.upOf(number)}
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(-1)}
        >
          {text.up}
        </Button>
        <Button
          variant="secondary"
          aria-label={text.downOf(number)}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(1)}
        >
          {text.down}
        </Button>
        <Button variant="secondary" aria-label={text.removeOf(number)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}
