'use client'

import type { EditorState } from 'prosemirror-state'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { MarkdownForm } from '@/base/markdown'
import type { ControlProps } from '@/components/ui/field-frame'
import type { richTextText } from '@/i18n/rich-text'
import { type RichTextAction, runAction } from './actions'
import { createRichTextView, type RichTextView } from './create-view'
import { LinkDialog } from './link-dialog'
import { setLink } from './links'
import { RichTextToolbar } from './rich-text-toolbar'

export type RichTextHandle = { focus: () => void; takeOver: () => void }

type Props = {
  ref: Ref<RichTextHandle>
  textareaRef: RefObject<HTMLTextAreaElement | null>
  form: MarkdownForm
  control: ControlProps
  label: string
  text: ReturnType<typeof richTextText>
  lang?: string
  dir?: string
  maxLength?: number
}

export function RichTextEditor({ ref, textareaRef, form, control, label, text, ...rest }: Props) {
  const { maxLength, ...language } = rest
  const mountRef = useRef<HTMLDivElement>(null)
  const viewRef = useRef<RichTextView>(null)
  const [state, setState] = useState<EditorState>()
  const [asksForLink, setAsksForLink] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const { id } = control

  useEffect(() => {
    if (!mountRef.current || !textareaRef.current) return
    const created = createRichTextView({
      ...{ mount: mountRef.current, textarea: textareaRef.current, form, label },
      onState(next) {
        setState(next)
        setIsFull(false)
      },
      onFull: () => setIsFull(true),
      onLink: () => setAsksForLink(true),
    })
    viewRef.current = created
    return created.destroy
  }, [form, label, textareaRef])
  // A label passes presses on to form controls only.
  useEffect(() => {
    const labelElement = document.querySelector<HTMLElement>(`label[for="${id}"]`)
    const focus = () => viewRef.current?.view.focus()
    labelElement?.addEventListener('click', focus)
    return () => labelElement?.removeEventListener('click', focus)
  }, [id])
  useImperativeHandle(ref, () => ({
    focus: () => viewRef.current?.view.focus(),
    takeOver: () => viewRef.current?.takeOver(),
  }))

  function act(action: RichTextAction) {
    const view = viewRef.current?.view
    if (action === 'link') setAsksForLink(true)
    else if (view) runAction(view, action)
  }

  function closeLink(href?: string | null, words = '') {
    const view = viewRef.current?.view
    setAsksForLink(false)
    if (view && href !== undefined) view.dispatch(setLink(view.state, href, words).scrollIntoView())
    view?.focus()
  }

  return (
    <>
      {state && (
        <RichTextToolbar
          controls={id}
          label={text.toolbar(label)}
          {...{ state, text, form }}
          onAction={act}
        />
      )}
      <div
        ref={mountRef}
        id={id}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        className="rich-text-page"
        {...language}
      />
      <p role="status" className="field-hint rich-text-status">
        {isFull && text.full(maxLength ?? 0)}
      </p>
      {asksForLink && state && <LinkDialog state={state} text={text.link} onClose={closeLink} />}
    </>
  )
}
