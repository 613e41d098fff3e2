import type { EditorState } from 'prosemirror-state'
import { TextSelection, type Transaction } from 'prosemirror-state'
import type { MarkdownForm } from '@/base/markdown'
import { openMarkdown, saveMarkdown } from './document'

/** No stored text has half a character. */
const CARET = '\udbff'

/** Puts the cursor where it was in the Markdown, or at the end. */
export function moveCaret(
  state: EditorState,
  text: string,
  offset: number,
  form: MarkdownForm,
): Transaction {
  const marked = openMarkdown(
    state.schema,
    text.slice(0, offset) + CARET + text.slice(offset),
    form,
  )
  let place: number | null = null
  marked.descendants((node, position) => {
    const index = node.text?.indexOf(CARET) ?? -1
    if (index >= 0) place = position + index
  })
  const isSame = saveMarkdown(marked, form).replace(CARET, '') === saveMarkdown(state.doc, form)
  const { tr } = state
  return tr.setSelection(
    isSame && place !== null
      ? TextSelection.near(tr.doc.resolve(place))
      : TextSelection.atEnd(tr.doc),
  )
}
