'use client'

import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { BlockFields } from './block-fields'
import { BlockHandle } from './block-handle'
import { EditorIcon } from './editor-icon'

type Props = {
  block: SiteBlock
  number: number
  count: number
  onChange: (block: SiteBlock) => void
  /** With the id of the button that was pressed. */
  onMove: (step: -1 | 1, pressed: string) => void
  /** To the place that a pointer dropped it at. */
  onDrop: (place: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Its order is a matter of a key, a tap or a pull. */
export function BlockEditor(props: Props) {
  const { block, number, count, onChange, onMove, onDrop, onDuplicate, onRemove } = props
  const { editor: text, types } = schoolSiteEditorText()
  const own = sitePageEditorText()
  const id = `block-${block.id}`
  const moves = [
    { name: 'up', step: -1, label: text.upOf(number), isUsable: number > 1 },
    { name: 'down', step: 1, label: text.downOf(number), isUsable: number < count },
  ] as const
  return (
    <fieldset data-item={block.id} className="sheet block-editor" id={id} tabIndex={-1}>
      <legend>{text.block(number, types[block.type])}</legend>
      <BlockHandle onDrop={onDrop} />
      <div className="block-body">
        <BlockFields block={block} onChange={onChange} />
      </div>
      <div className="block-actions">
        {moves.map(({ name, step, label, isUsable }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            className="icon-button"
            aria-label={label}
            title={label}
            aria-disabled={!isUsable}
            onClick={() => isUsable && onMove(step, `${id}-${name}`)}
          >
            <EditorIcon name={name} />
          </button>
        ))}
        <Button variant="secondary" aria-label={own.duplicateOf(number)} onClick={onDuplicate}>
          {own.duplicate}
        </Button>
        <Button variant="secondary" aria-label={text.removeOf(number)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}
