import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useState } from 'react'
import { MARKDOWN_FORMS, type MarkdownForm } from '@/base/markdown'
import type { richTextText } from '@/i18n/rich-text'
import { isPressed, isUsable, type RichTextAction } from './actions'
import { ToolbarIcon } from './toolbar-icon'

const MARK_ACTIONS: RichTextAction[] = ['strong', 'emphasis', 'link']
const BLOCK_ACTIONS: RichTextAction[] = ['heading', 'bullets', 'numbers']
const HISTORY_ACTIONS: RichTextAction[] = ['undo', 'redo']

const KEYS: Partial<Record<RichTextAction, string>> = {
  strong: 'B',
  emphasis: 'I',
  link: 'K',
  undo: 'Z',
  redo: 'Y',
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const ENDS: Record<string, number> = { Home: 0, End: -1 }

type Props = {
  /** The id of the text. */
  controls: string
  label: string
  state: EditorState
  text: ReturnType<typeof richTextText>
  form: MarkdownForm
  onAction: (action: RichTextAction) => void
}

/** One stop for the Tab key; the arrow keys go from button to button. */
export function RichTextToolbar({ controls, label, state, text, form, onAction }: Props) {
  const [stop, setStop] = useState<RichTextAction>('strong')
  const actions = [
    ...MARK_ACTIONS,
    ...(MARKDOWN_FORMS[form].hasBlocks ? BLOCK_ACTIONS : []),
    ...HISTORY_ACTIONS,
  ]

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const place = ENDS[event.key] ?? actions.indexOf(stop) + (STEPS[event.key] ?? 0)
    if (!(event.key in STEPS || event.key in ENDS)) return
    event.preventDefault()
    const next = (place + actions.length) % actions.length
    setStop(actions[next] ?? 'strong')
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="rich-text-toolbar"
      onKeyDown={move}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          tabIndex={action === stop ? 0 : -1}
          aria-label={text.actions[action]}
          title={text.actions[action]}
          aria-pressed={isPressed(state, action)}
          aria-disabled={!isUsable(state, action)}
          aria-keyshortcuts={KEYS[action] && `Control+${KEYS[action]}`}
          // The text keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(action)}
          onClick={() => isUsable(state, action) && onAction(action)}
        >
          <ToolbarIcon action={action} />
        </button>
      ))}
    </div>
  )
}
