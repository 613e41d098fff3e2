import { type FormsText, sheetTexts } from '@/content/toolkit/sheet-text'
import type { Form, ThemeEdition } from '@/content/toolkit/types'
import { createBlocks, createGap, type DocxBlock } from './blocks'
import { createDocument } from './document'
import { CONTENT_WIDTH_MM } from './styles'
import { createFieldsTable, createRuledTable } from './tables'
import { createParagraph, headings } from './text'

export function createTemplatesDocument(theme: ThemeEdition): Promise<Buffer> {
  const { templates } = theme
  const text = sheetTexts[theme.language].forms
  const list = createRuledTable({
    head: text.head,
    widths: [4, 2.2, 2.4, 1],
    rows: templates.forms.map(({ title, who, when, minutes }, index) => [
      `**${index + 1}. ${title}**`,
      who,
      when,
      text.shortMinutes(minutes),
    ]),
    width: CONTENT_WIDTH_MM.portrait,
  })
  return createDocument({ theme, resourceTypeName: text.name, label: templates }, [
    headings.first(text.contents),
    list,
    ...templates.forms.flatMap((form, index) => createForm(text, form, index + 1)),
  ])
}

function createForm(
  text: FormsText,
  { title, who, when, minutes, named, blocks }: Form,
  number: number,
): DocxBlock[] {
  return [
    headings.form(`${number}. ${title}`),
    createParagraph(`${who} · ${when} · ${text.minutes(minutes)}`, 'Small'),
    ...(named
      ? [createFieldsTable(listNameFields(text), CONTENT_WIDTH_MM.portrait), createGap()]
      : []),
    ...blocks.flatMap((block) => createBlocks(block, CONTENT_WIDTH_MM.portrait)),
  ]
}

const listNameFields = ({ named }: FormsText) => [
  { label: named.name, width: 4 },
  { label: named.class, width: 1.2 },
  { label: named.roll, width: 1.2 },
  { label: named.date, width: 1.5 },
]
