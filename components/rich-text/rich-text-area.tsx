'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { MARKDOWN_FORMS, type MarkdownForm } from '@/base/markdown'
import { FieldFrame, type FrameProps } from '@/components/ui/field-frame'
import { richTextText } from '@/i18n/rich-text'
import type { RichTextHandle } from './editor/rich-text-editor'
import { useRichTextEditor } from './use-rich-text-editor'
import './rich-text.css'

type Props = ComponentProps<'textarea'> & FrameProps & { form: MarkdownForm }

/**
 * A field of Markdown. The editor comes when the page is idle. The textarea stays the field of the form: it
 * has the name and the value, and passes its focus on.
 */
export function RichTextArea({ id, label, hint, error, form, className = '', ...rest }: Props) {
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const editorRef = useRef<RichTextHandle>(null)
  const editor = useRichTextEditor(textareaRef)
  // The value can change without an event, such as after a conflict.
  useEffect(() => editorRef.current?.takeOver())
  const hide = (controlId: string) => ({
    id: `${controlId}-source`,
    tabIndex: -1,
    className: 'sr-only',
    'aria-hidden': true,
    onFocus: () => editorRef.current?.focus(),
  })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div
          className={`rich-text ${MARKDOWN_FORMS[form].hasBlocks ? 'rich-text-blocks' : ''} ${className}`}
        >
          {editor && (
            <editor.RichTextEditor
              ref={editorRef}
              {...{ textareaRef, form, control, label }}
              text={richTextText()}
              lang={rest.lang}
              dir={rest.dir}
              maxLength={rest.maxLength}
            />
          )}
          <textarea
            {...control}
            ref={textareaRef}
            className="field-input"
            {...rest}
            {...(editor && hide(control.id))}
          />
        </div>
      )}
    </FieldFrame>
  )
}
