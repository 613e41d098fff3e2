'use client'

import { type ReactNode, useState } from 'react'
import { EmptyState } from '@/components/site/empty-state'
import { listText } from '@/i18n/lists'
import { Button } from './button'
import { Field } from './field'
import { matchesAllWords } from './search-match'
import { SelectField } from './select-field'

/** Short lists need no search. */
const MAX_UNFILTERED_ITEMS = 8

type Props<Item> = {
  items: Item[]
  getSearchTexts: (item: Item) => string[]
  getKind: (item: Item) => string
  formatCount: (visibleCount: number, totalCount: number) => string
  children: (visibleItems: Item[]) => ReactNode
}

export function FilterableList<Item>({
  items,
  getSearchTexts,
  getKind,
  formatCount,
  children,
}: Props<Item>) {
  const [searchText, setSearchText] = useState('')
  const [kind, setKind] = useState('')
  const visibleItems = items.filter(
    (item) =>
      (!kind || getKind(item) === kind) &&
      matchesAllWords([...getSearchTexts(item), getKind(item)], searchText),
  )
  const text = listText()
  const isLong = items.length > MAX_UNFILTERED_ITEMS
  const kinds = [...new Set(items.map(getKind))].map((value) => ({ value, label: value }))
  return (
    <>
      {isLong && (
        <search aria-label={text.search} className="needs-script">
          <div className="filters">
            <Field
              label={text.words}
              type="search"
              autoComplete="off"
              value={searchText}
              onChange={({ target }) => setSearchText(target.value)}
            />
            <SelectField
              label={text.kind}
              placeholder={text.anyKind}
              options={kinds}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
            />
          </div>
        </search>
      )}
      {/* Only lists that can change are announced. */}
      <p role={isLong ? 'status' : undefined} className="my-3 font-semibold">
        {visibleItems.length > 0 ? formatCount(visibleItems.length, items.length) : text.nothing}
      </p>
      {visibleItems.length === 0 && (
        <EmptyState picture="almirah">
          {isLong && (
            <Button
              variant="secondary"
              onClick={() => {
                setSearchText('')
                setKind('')
              }}
            >
              {text.clear}
            </Button>
          )}
        </EmptyState>
      )}
      {children(visibleItems)}
    </>
  )
}
