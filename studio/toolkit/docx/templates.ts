import type { Form, Theme } from '@/content/toolkit/types'
import { createBlocks, createGap, type DocxBlock } from './blocks'
import { createDocument } from './document'
import { CONTENT_WIDTH_MM } from './styles'
import { createFieldsTable, createRuledTable } from './tables'
import { createParagraph, headings } from './text'

const NAME_FIELDS = [
  { label: 'Name', width: 4 },
  { label: 'Class', width: 1.2 },
  { label: 'Roll no.', width: 1.2 },
  { label: 'Date', width: 1.5 },
]

export function createTemplatesDocument(theme: Theme): Promise<Buffer> {
  const { templates } = theme
  const list = createRuledTable({
    head: ['Form', 'Who fills it in', 'When', 'Time'],
    widths: [4, 2.2, 2.4, 1],
    rows: templates.forms.map(({ title, who, when, minutes }, index) => [
      `**${index + 1}. ${title}**`,
      who,
      when,
      `${minutes} min`,
    ]),
    width: CONTENT_WIDTH_MM.portrait,
  })
  return createDocument({ theme, resourceTypeName: 'Templates', label: templates }, [
    headings.first('What is in here'),
    list,
    ...templates.forms.flatMap((form, index) => createForm(form, index + 1)),
  ])
}

function createForm(
  { title, who, when, minutes, named, blocks }: Form,
  number: number,
): DocxBlock[] {
  return [
    headings.form(`${number}. ${title}`),
    createParagraph(`${who} · ${when} · ${minutes} minutes`, 'Small'),
    ...(named ? [createFieldsTable(NAME_FIELDS, CONTENT_WIDTH_MM.portrait), createGap()] : []),
    ...blocks.flatMap((block) => createBlocks(block, CONTENT_WIDTH_MM.portrait)),
  ]
}
