import { chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export type RichTextAction =
  | 'strong'
  | 'emphasis'
  | 'link'
  | 'heading'
  | 'bullets'
  | 'numbers'
  | 'undo'
  | 'redo'

/** Except `link`, which asks for an address first. */
export function runAction(view: EditorView, action: RichTextAction) {
  const { nodes, marks } = view.state.schema
  const run = (command: Command) => command(view.state, view.dispatch, view)
  if (action === 'undo') run(undo)
  else if (action === 'redo') run(redo)
  else if (action === 'heading') toggleHeading(run, view.state)
  else if (action === 'bullets' || action === 'numbers') toggleList(run, view.state, nodes[action])
  else if (marks[action]) run(toggleMark(marks[action]))
  view.focus()
}

type RunCommand = (command: Command) => boolean

function toggleHeading(run: RunCommand, { schema: { nodes }, selection }: EditorState) {
  const { item, heading, paragraph } = nodes
  if (!item || !heading || !paragraph) return
  const isHeading = selection.$from.parent.type === heading
  leaveList(run, item)
  run(setBlockType(isHeading ? paragraph : heading))
}

function toggleList(run: RunCommand, state: EditorState, list: NodeType | undefined) {
  const { item, paragraph } = state.schema.nodes
  if (!item || !list || !paragraph) return
  const current = findList(state)
  leaveList(run, item)
  if (current?.type === list) return
  run(setBlockType(paragraph))
  run(wrapInList(list))
}

function leaveList(run: RunCommand, item: NodeType) {
  while (run(liftListItem(item)));
}

/** Around the start of the selection. */
const findList = ({ selection: { $from } }: EditorState) =>
  $from.depth > 1 ? $from.node(1) : undefined

/** Of a button that is on or off; undefined for one that only acts. */
export function isPressed(state: EditorState, action: RichTextAction): boolean | undefined {
  if (action === 'undo' || action === 'redo') return undefined
  if (action === 'heading') return state.selection.$from.parent.type.name === action
  if (action === 'bullets' || action === 'numbers') return findList(state)?.type.name === action
  const mark = state.schema.marks[action]
  const { from, to, empty, $from } = state.selection
  if (!mark) return false
  if (empty) return Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, mark)
}

export function isUsable(state: EditorState, action: RichTextAction): boolean {
  if (action === 'undo') return undoDepth(state) > 0
  return action !== 'redo' || redoDepth(state) > 0
}

/** An empty paragraph is in no stored text, so a second one would be lost. */
export const staysInEmptyParagraph: Command = ({ selection: { $from, empty } }) =>
  empty &&
  $from.depth === 1 &&
  $from.parent.type.name === 'paragraph' &&
  $from.parent.content.size === 0

/** Backspace at the start of a heading or an item makes it a paragraph first. */
export const backToParagraph: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  const { item, paragraph } = state.schema.nodes
  if (!empty || $from.parentOffset > 0 || !item || !paragraph) return false
  if ($from.depth > 1) return liftListItem(item)(state, dispatch, view)
  return $from.parent.type !== paragraph && chainCommands(setBlockType(paragraph))(state, dispatch)
}
