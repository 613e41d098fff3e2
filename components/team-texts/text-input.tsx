import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { teamTextsText } from '@/i18n/team-texts'
import type { TextField } from '@/lib/texts/fields'

type Props = {
  field: TextField
  value: string
  error?: string
  disabled: boolean
  onChange: (value: string) => void
}

const INPUT_TYPES = { line: 'text', phone: 'tel', url: 'url', link: 'text', day: 'date' } as const
const MIN_ROWS = 2
const CHARACTERS_PER_ROW = 70

/** Shows the text of the code below a field that differs from it, except a whole page. */
export function TextInput({ field, value, error, disabled, onChange }: Props) {
  const { label, hint, kind, maxLength, original, english, lang } = field
  const { editor: text } = teamTextsText()
  const isMarkdown = kind === 'markdown'
  const isChanged = !isMarkdown && original !== '' && value.trim() !== original
  const hints = [hint, english && text.english(english), isChanged && text.original(original)]
  const props = {
    ...{ label, error, disabled, value, lang, dir: 'auto' },
    hint: hints.filter(Boolean).join(' ') || undefined,
    maxLength: kind === 'day' ? undefined : maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const rowCount = Math.ceil(Math.max(original.length, value.length) / CHARACTERS_PER_ROW)
  if (isMarkdown) return <RichTextArea {...props} form="document" className="rich-text-long" />
  return kind === 'lines' ? (
    <TextArea
      {...props}
      rows={Math.max(MIN_ROWS, rowCount)}
      className="field-sizing-content min-h-20"
    />
  ) : (
    <Field {...props} type={INPUT_TYPES[kind]} autoComplete="off" />
  )
}
