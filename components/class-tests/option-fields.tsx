'use client'

import {
  MAX_OPTION_TEXT,
  MAX_OPTIONS,
  MIN_OPTIONS,
  type TestLanguage,
  type TestQuestion,
} from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'

type Props = {
  question: TestQuestion
  language: TestLanguage
  onChange: (changes: Partial<TestQuestion>) => void
}

const letterOf = (position: number) => String.fromCharCode(65 + position)

export function OptionFields({ question, language, onChange }: Props) {
  const { fields: text } = testEditorText()
  const { id, kind, options, right, last } = question
  const isOne = kind === 'choice'
  const toggle = (positions: number[], position: number) =>
    positions.includes(position)
      ? positions.filter((other) => other !== position)
      : [...positions, position].sort()
  const remove = (position: number) => {
    const shift = (positions: number[]) =>
      positions
        .filter((other) => other !== position)
        .map((other) => (other > position ? other - 1 : other))
    onChange({ options: options.toSpliced(position, 1), right: shift(right), last: shift(last) })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{text.options}</legend>
      {options.map((option, position) => {
        const letter = letterOf(position)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position
          <div key={position} className="option-row">
            <label className="choice" title={text.rightShort}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={`right-${id}`}
                aria-label={text.isRight(letter)}
                checked={right.includes(position)}
                onChange={() => onChange({ right: isOne ? [position] : toggle(right, position) })}
              />
              <span aria-hidden="true">{letter}</span>
            </label>
            <input
              className="field-input"
              aria-label={text.option(letter)}
              value={option}
              maxLength={MAX_OPTION_TEXT}
              lang={language}
              dir="auto"
              onChange={({ target }) => onChange({ options: options.with(position, target.value) })}
            />
            <div className="option-marks">
              <label className="choice">
                <input
                  type="checkbox"
                  aria-label={text.isLast(letter)}
                  checked={last.includes(position)}
                  onChange={() => onChange({ last: toggle(last, position) })}
                />
                <span aria-hidden="true">{text.lastShort}</span>
              </label>
              <Button
                variant="secondary"
                aria-label={text.removeOption(letter)}
                aria-disabled={options.length <= MIN_OPTIONS}
                onClick={() => options.length > MIN_OPTIONS && remove(position)}
              >
                {'×'}
              </Button>
            </div>
          </div>
        )
      })}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button variant="secondary" onClick={() => onChange({ options: [...options, ''] })}>
            {text.addOption}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
