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

/** Shows the text of the code below a field that differs from it. */
export function TextInput({ field, value, error, disabled, onChange }: Props) {
  const { label, hint, kind, maxLength, original } = field
  const isChanged = original !== '' && value.trim() !== original
  const originalHint = isChanged ? teamTextsText().editor.original(original) : undefined
  const props = {
    ...{ label, error, disabled, value, dir: 'auto' },
    hint: [hint, originalHint].filter(Boolean).join(' ') || undefined,
    maxLength: kind === 'day' ? undefined : maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return kind === 'lines' ? (
    <TextArea
      {...props}
      rows={Math.max(
        MIN_ROWS,
        Math.ceil(Math.max(original.length, value.length) / CHARACTERS_PER_ROW),
      )}
    />
  ) : (
    <Field {...props} type={INPUT_TYPES[kind]} autoComplete="off" />
  )
}
