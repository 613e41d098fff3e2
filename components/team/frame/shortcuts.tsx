'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { useHydrated } from '@/lib/client/use-hydrated'
import { useShortcuts } from './use-shortcuts'

const HELP_KEY = '?'

type ShortcutsText = {
  open: string
  title: string
  keys: { key: string; does: string }[]
  use: string
  close: string
}

/** `?` opens it. Single-key shortcuts can be turned off for speech input users. */
export function Shortcuts({ text }: { text: ShortcutsText }) {
  const isHydrated = useHydrated()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { wanted: isEnabled, want: setEnabled } = useShortcuts(() => setIsOpen(true))
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
    else dialogRef.current?.close()
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
        aria-label={text.open}
        aria-keyshortcuts={HELP_KEY}
        onClick={() => setIsOpen(true)}
        className="team-help"
      >
        {HELP_KEY}
      </button>
      <dialog
        ref={dialogRef}
        aria-labelledby="shortcuts"
        onClose={() => setIsOpen(false)}
        className="sheet shortcuts"
      >
        <h2 id="shortcuts" className="text-2xl">
          {text.title}
        </h2>
        <dl>
          {text.keys.map(({ key, does: description }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={text.use}
          checked={isEnabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {text.close}
        </Button>
      </dialog>
    </>
  )
}
