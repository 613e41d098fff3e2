import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  joinTextblockForward,
  liftEmptyBlock,
  splitBlock,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Schema } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { MARKDOWN_FORMS, type MarkdownForm } from '@/base/markdown'
import { backToParagraph, type RichTextAction, runAction, staysInEmptyParagraph } from './actions'
import { readLinkAddress } from './links'

/** Keys, and Markdown that is typed as such. */
export function createTypingPlugins(
  schema: Schema,
  form: MarkdownForm,
  onLink: () => void,
): Plugin[] {
  const { item } = schema.nodes
  const newLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('\n').scrollIntoView())
    return true
  }
  const enter = chainCommands(
    ...(item ? [splitListItem(item)] : []),
    staysInEmptyParagraph,
    liftEmptyBlock,
    splitBlock,
  )
  const act =
    (action: RichTextAction): Command =>
    (_state, _dispatch, view) => {
      if (view) runAction(view, action)
      return true
    }
  return [
    inputRules({ rules: [...createMarkRules(schema), ...createBlockRules(schema)] }),
    history(),
    keymap({
      'mod-z': undo,
      'shift-mod-z': redo,
      'mod-y': redo,
      'mod-b': act('strong'),
      'mod-i': act('emphasis'),
      'mod-k': () => {
        onLink()
        return true
      },
      Enter: enter,
      'shift-Enter': MARKDOWN_FORMS[form].keepsLines ? newLine : enter,
      Backspace: chainCommands(
        undoInputRule,
        backToParagraph,
        deleteSelection,
        joinTextblockBackward,
      ),
      Delete: chainCommands(deleteSelection, joinTextblockForward),
    }),
    keymap(baseKeymap),
    oneParagraphPerItem,
  ]
}

/** As in the stored text. */
const oneParagraphPerItem = new Plugin({
  appendTransaction(transactions, _before, { tr, doc }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const places: number[] = []
    doc.descendants((node, position, parent, index) => {
      if (parent?.type.name === 'item' && index > 0) places.unshift(position)
      return !node.isTextblock
    })
    for (const place of places) tr.split(place)
    return tr.docChanged ? tr : null
  },
})

function createBlockRules({ nodes: { heading, bullets, numbers } }: Schema): InputRule[] {
  if (!heading || !bullets || !numbers) return []
  return [
    textblockTypeInputRule(/^## $/, heading),
    wrappingInputRule(/^[-*] $/, bullets),
    wrappingInputRule(
      /^([1-9]\d{0,2})\. $/,
      numbers,
      ([, number]) => ({ start: Number(number) }),
      ([, number], { attrs, childCount }) => attrs.start + childCount === Number(number),
    ),
  ]
}

/** A star beside a space is a sign of arithmetic. */
const createMarkRules = (schema: Schema): InputRule[] => [
  createMarkRule(schema, 'strong', /\*\*([^*\s][^*\n]{0,299})\*\*$/),
  createMarkRule(schema, 'emphasis', /(?<!\*)\*([^*\s][^*\n]{0,299})\*$/),
  new InputRule(/\[([^[\]\n]{1,200})\]\(([^\s()]{1,500})\)$/, (state, match, start, end) => {
    const [, label = '', address = ''] = match
    const href = readLinkAddress(address, window.location.origin)
    if (!href) return null
    return state.tr.replaceWith(start, end, schema.text(label, [schema.mark('link', { href })]))
  }),
]

const createMarkRule = (schema: Schema, name: 'strong' | 'emphasis', pattern: RegExp) =>
  new InputRule(pattern, (state, [, text = ''], start, end) => {
    if (/\s$/.test(text)) return null
    const marked = schema.text(text, [schema.mark(name)])
    return state.tr.replaceWith(start, end, marked).removeStoredMark(schema.mark(name))
  })
