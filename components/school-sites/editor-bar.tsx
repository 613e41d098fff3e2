'use client'

import { useEffect, useState } from 'react'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { useHydrated } from '@/lib/client/use-hydrated'
import { EditorIcon } from './editor-icon'

type Props = {
  tab: 'fields' | 'preview'
  setTab: (tab: 'fields' | 'preview') => void
  draft: { step: (direction: 'undo' | 'redo') => boolean; canUndo: boolean; canRedo: boolean }
  status: string
}

const KEYS = { undo: 'Z', redo: 'Y' }

/** Stays in view, so that the last change can always be undone. */
export function EditorBar({ tab, setTab, draft: { step, canUndo, canRedo }, status }: Props) {
  const text = sitePageEditorText()
  const isHydrated = useHydrated()
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = readUndoKey(event)
      // A text has an undo of its own.
      if (!direction || isInText(event.target)) return
      event.preventDefault()
      if (step(direction)) setNotice(text.done[direction])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [step, text])

  const act = (direction: 'undo' | 'redo') => {
    if (step(direction)) setNotice(text.done[direction])
  }
  const tabs = ['fields', 'preview'] as const
  return (
    <div className="page-editor-bar">
      <div className="page-editor-tabs">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            disabled={!isHydrated}
            onClick={() => setTab(name)}
          >
            {text.tabs[name]}
          </button>
        ))}
      </div>
      {(['undo', 'redo'] as const).map((direction) => (
        <button
          key={direction}
          id={`page-${direction}`}
          type="button"
          className="icon-button"
          aria-label={text[direction]}
          title={text[direction]}
          aria-keyshortcuts={`Control+${KEYS[direction]}`}
          aria-disabled={!(direction === 'undo' ? canUndo : canRedo)}
          onClick={() => act(direction)}
        >
          <EditorIcon name={direction} />
        </button>
      ))}
      <p role="status" className="page-editor-state">
        {status}
      </p>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  )
}

function readUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}

const isInText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type)))
