'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { useHydrated } from '@/lib/client/use-hydrated'
import { useShortcuts } from './use-shortcuts'

const KEY = '?'

type Words = {
  open: string
  title: string
  keys: { key: string; does: string }[]
  use: string
  close: string
}

/** What the keyboard can do here, shown by `?`. Whoever speaks to the browser can switch single keys off. */
export function Shortcuts({ words }: { words: Words }) {
  const hydrated = useHydrated()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { wanted, want } = useShortcuts(() => setOpen(true))
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        disabled={!hydrated}
        aria-label={words.open}
        aria-keyshortcuts={KEY}
        onClick={() => setOpen(true)}
        className="team-help"
      >
        {KEY}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="shortcuts"
        onClose={() => setOpen(false)}
        className="sheet shortcuts"
      >
        <h2 id="shortcuts" className="text-2xl">
          {words.title}
        </h2>
        <dl>
          {words.keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Choice
          label={words.use}
          checked={wanted}
          onChange={({ target }) => want(target.checked)}
        />
        <Button look="secondary" onClick={() => setOpen(false)}>
          {words.close}
        </Button>
      </dialog>
    </>
  )
}
