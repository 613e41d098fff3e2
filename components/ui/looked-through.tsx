'use client'

import { type ReactNode, useState } from 'react'
import { listWords } from '@/words/lists'
import { Field } from './field'
import { saysAll } from './said'
import { SelectField } from './select-field'

/** What fits one look needs no search. */
const AT_ONE_LOOK = 8

type Props<Item> = {
  list: Item[]
  /** All that an item says of itself. */
  said: (item: Item) => string[]
  kindOf: (item: Item) => string
  counted: (shown: number, all: number) => string
  children: (found: Item[]) => ReactNode
}

/** A list that says how many it holds; a long one can be looked through, by words and by kind. */
export function LookedThrough<Item>({ list, said, kindOf, counted, children }: Props<Item>) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState('')
  const found = list.filter(
    (item) => (!kind || kindOf(item) === kind) && saysAll([...said(item), kindOf(item)], typed),
  )
  const words = listWords()
  const isLong = list.length > AT_ONE_LOOK
  const kinds = [...new Set(list.map(kindOf))].map((value) => ({ value, label: value }))
  return (
    <>
      {isLong && (
        <search aria-label={words.search} className="needs-script">
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Field
              label={words.words}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <SelectField
              label={words.kind}
              placeholder={words.anyKind}
              options={kinds}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
            />
          </div>
        </search>
      )}
      {/* Only what can change is told when it does. */}
      <p role={isLong ? 'status' : undefined} className="my-4 font-semibold">
        {found.length > 0 ? counted(found.length, list.length) : words.nothing}
      </p>
      {children(found)}
    </>
  )
}
