import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { MarkdownForm } from '@/base/markdown'
import { moveCaret } from './caret'
import { createPasteEvents } from './clipboard'
import { openMarkdown, saveMarkdown } from './document'
import { createTextSchema } from './text-schema'
import { createTypingPlugins } from './typing'

type RichTextViewOptions = {
  mount: HTMLElement
  textarea: HTMLTextAreaElement
  form: MarkdownForm
  label: string
  onState: (state: EditorState) => void
  onFull: () => void
  onLink: () => void
}

export type RichTextView = { view: EditorView; takeOver: () => void; destroy: () => void }

/** Each change is written to the textarea, and what others write there is taken over. */
export function createRichTextView({
  mount,
  textarea,
  form,
  label,
  ...on
}: RichTextViewOptions): RichTextView {
  const schema = createTextSchema(form)
  let written = textarea.value
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: openMarkdown(schema, written, form),
        plugins: createTypingPlugins(schema, form, on.onLink),
      }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handleDOMEvents: createPasteEvents(schema, form),
      scrollMargin: 24,
      scrollThreshold: 24,
      dispatchTransaction(transaction) {
        const before = view.state
        const state = before.apply(transaction)
        const isChanged = !state.doc.eq(before.doc) && !transaction.getMeta(TAKEN_OVER)
        const text = isChanged ? saveMarkdown(state.doc, form) : written
        const isFull =
          textarea.maxLength >= 0 && text.length > Math.max(textarea.maxLength, written.length)
        if (isFull) {
          on.onFull()
          // What the browser has typed already disappears.
          return view.updateState(before)
        }
        view.updateState(state)
        on.onState(state)
        if (text !== written) write(text)
      },
    },
  )

  /** As if typed, for what listens to the form. */
  function write(text: string) {
    written = text
    setTextareaValue(textarea, text)
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function takeOver() {
    if (textarea.value === written) return
    written = textarea.value
    const { content } = openMarkdown(schema, written, form)
    const { state } = view
    view.dispatch(
      state.tr.replaceWith(0, state.doc.content.size, content).setMeta(TAKEN_OVER, true),
    )
  }

  textarea.addEventListener('input', takeOver)
  if (document.activeElement === textarea) {
    view.dispatch(moveCaret(view.state, written, textarea.selectionStart, form))
    view.focus()
  }
  on.onState(view.state)
  return {
    view,
    takeOver,
    destroy() {
      textarea.removeEventListener('input', takeOver)
      view.destroy()
    },
  }
}

const TAKEN_OVER = 'taken over'

/** That of the element itself, because React replaces it to see changes. */
const setTextareaValue = (textarea: HTMLTextAreaElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(textarea, text)
