import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { richTextText } from '@/i18n/rich-text'
import { findLink, readLinkAddress } from './links'

type Props = {
  state: EditorState
  text: ReturnType<typeof richTextText>['link']
  /** Null removes the link; undefined changes nothing. */
  onClose: (href?: string | null, words?: string) => void
}

/** No form of its own, because it is inside that of the field. */
export function LinkDialog({ state, text, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const link = findLink(state)
  const [address, setAddress] = useState(link?.href.replace(/^mailto:/, '') ?? '')
  const [words, setWords] = useState('')
  const [hasFault, setHasFault] = useState(false)
  const needsWords = state.selection.empty && !link
  useEffect(() => dialogRef.current?.showModal(), [])

  /** The dialog gives the focus back before the text gets it. */
  function finish(href?: string | null) {
    dialogRef.current?.close()
    onClose(href, words.trim())
  }

  function save() {
    const href = readLinkAddress(address, window.location.origin)
    if (href) return finish(href)
    setHasFault(true)
    dialogRef.current?.querySelector('input')?.focus()
  }

  function saveWithEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
  }

  return (
    <dialog
      ref={dialogRef}
      aria-label={text.title}
      className="rich-text-dialog"
      onKeyDown={saveWithEnter}
      onCancel={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      <Field
        label={text.address}
        hint={text.addressHint}
        error={hasFault ? text.fault : undefined}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          setHasFault(false)
        }}
      />
      {needsWords && (
        <Field
          label={text.words}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className="rich-text-choices">
        <Button onClick={save}>{text.save}</Button>
        {link && (
          <Button variant="secondary" onClick={() => finish(null)}>
            {text.remove}
          </Button>
        )}
        <Button variant="secondary" onClick={() => finish()}>
          {text.cancel}
        </Button>
      </div>
    </dialog>
  )
}
