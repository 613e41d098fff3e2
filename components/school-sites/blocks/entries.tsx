'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'

type Props<Entry> = {
  entries: Entry[]
  onChange: (entries: Entry[]) => void
  most: number
  /** Of an entry by its number, and of the button. */
  name: (number: number) => string
  add: string
  create: () => Entry
  children: (entry: Entry, onChange: (entry: Entry) => void) => ReactNode
}

/** Fields that repeat. A removed entry comes back with one press, where it was. */
export function Entries<Entry>(props: Props<Entry>) {
  const { entries, onChange, most, name, add, create, children } = props
  const { entries: text } = schoolSiteBlocksText()
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null)

  function remove(entry: Entry, index: number) {
    setRemoved({ entry, index })
    onChange(entries.toSpliced(index, 1))
  }
  function undo() {
    if (removed) onChange(entries.toSpliced(removed.index, 0, removed.entry))
    setRemoved(null)
  }

  return (
    <div className="grid gap-5">
      {[...entries.entries()].map(([index, entry]) => (
        <fieldset
          // Entries have no names of their own; their fields hold no state but their value.
          key={index}
          className="grid min-w-0 gap-4 border-l-4 border-rule pl-4"
        >
          <legend className="mb-3 font-semibold">{name(index + 1)}</legend>
          {children(entry, (next) => onChange(entries.with(index, next)))}
          <div className="flex flex-wrap gap-3">
            {index > 0 && (
              <Button
                variant="secondary"
                aria-label={text.upOf(name(index + 1))}
                onClick={() => onChange(entries.toSpliced(index, 1).toSpliced(index - 1, 0, entry))}
              >
                {text.up}
              </Button>
            )}
            <Button
              variant="secondary"
              aria-label={text.removeOf(name(index + 1))}
              onClick={() => remove(entry, index)}
            >
              {text.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {removed && (
          <>
            <p>{text.removed(name(removed.index + 1))}</p>
            <Button variant="secondary" onClick={undo}>
              {text.undo}
            </Button>
          </>
        )}
      </div>
      {entries.length < most ? (
        <div>
          <Button variant="secondary" onClick={() => onChange([...entries, create()])}>
            {add}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{text.full}</p>
      )}
    </div>
  )
}
