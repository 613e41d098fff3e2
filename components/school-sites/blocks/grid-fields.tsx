'use client'

import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import { FIGURE_COUNT } from '@/lib/school-sites/kinds'
import { FileField } from '../file-field'
import { createColumn, createFigure } from '../new-block'
import { bindFields, toOptions } from './bind'
import type { FieldsOf } from './block-of'
import { Entries } from './entries'

/** A column that is taken away and added again in the same visit has lost its words; undo is the page's. */
export function ColumnsFields({ block, onChange }: FieldsOf<'columns'>) {
  const { columns: text, partTextHint, text: label, alt, altHint } = schoolSiteBlocksText()
  const { columns } = block
  const setCount = (count: number) =>
    onChange({
      ...block,
      columns: Array.from({ length: count }, (_, index) => columns[index] ?? createColumn()),
    })
  return (
    <>
      <SelectField
        label={text.count}
        hint={text.hint}
        value={String(columns.length)}
        options={toOptions(text.counts)}
        onChange={({ target }) => setCount(Number(target.value))}
      />
      {[...columns.entries()].map(([index, column]) => {
        const change = (next: typeof column) =>
          onChange({ ...block, columns: columns.with(index, next) })
        const bind = bindFields(column, change)
        return (
          <fieldset key={index} className="grid min-w-0 gap-4 border-l-4 border-rule pl-4">
            <legend className="mb-3 font-semibold">{text.column(index + 1)}</legend>
            <Field label={text.title} {...bind('title')} />
            <RichTextArea
              form="email"
              className="rich-text-short"
              label={label}
              hint={partTextHint}
              {...bind('text')}
            />
            <details open={column.file !== ''}>
              <summary className="min-h-11 content-center">{text.picture}</summary>
              <div className="mt-3 grid gap-4">
                <FileField
                  kind="picture"
                  fileId={column.file}
                  onUpload={(file) => change({ ...column, file })}
                />
                <Field label={alt} hint={altHint} {...bind('alt')} />
              </div>
            </details>
          </fieldset>
        )
      })}
    </>
  )
}

export function TimetableFields({ block, onChange }: FieldsOf<'timetable'>) {
  const { timetable: text } = schoolSiteBlocksText()
  const bind = bindFields(block, onChange)
  return (
    <>
      <Field label={text.title} {...bind('title')} />
      <TextArea
        label={text.rows}
        hint={text.hint}
        rows={8}
        wrap="off"
        placeholder={text.example}
        {...bind('text')}
      />
    </>
  )
}

export function FiguresFields({ block, onChange }: FieldsOf<'figures'>) {
  const { figures: text } = schoolSiteBlocksText()
  return (
    <>
      <p>{text.hint}</p>
      <Entries
        entries={block.figures}
        onChange={(figures) => onChange({ ...block, figures })}
        most={FIGURE_COUNT.max}
        name={text.figure}
        add={text.add}
        create={createFigure}
      >
        {(figure, change) => {
          const bind = bindFields(figure, change)
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={text.number}
                hint={text.numberHint}
                maxLength={20}
                {...bind('number')}
              />
              <Field label={text.label} hint={text.labelHint} maxLength={60} {...bind('label')} />
            </div>
          )
        }}
      </Entries>
    </>
  )
}
