import type { Form, Theme } from '@/content/toolkit/types'
import { blockPieces, gap, type Piece } from './blocks'
import { documentOf } from './document'
import { WIDTH } from './look'
import { fieldsTable, ruledTable } from './tables'
import { headings, paragraph } from './text'

const NAMED = [
  { label: 'Name', width: 4 },
  { label: 'Class', width: 1.2 },
  { label: 'Roll no.', width: 1.2 },
  { label: 'Date', width: 1.5 },
]

export function templatesDocument(theme: Theme): Promise<Buffer> {
  const { templates } = theme
  const list = ruledTable({
    head: ['Form', 'Who fills it in', 'When', 'Time'],
    widths: [4, 2.2, 2.4, 1],
    rows: templates.forms.map(({ title, who, when, minutes }, index) => [
      `**${index + 1}. ${title}**`,
      who,
      when,
      `${minutes} min`,
    ]),
    width: WIDTH.portrait,
  })
  return documentOf({ theme, part: 'Templates', label: templates }, [
    headings.first('What is in here'),
    list,
    ...templates.forms.flatMap((form, index) => formPieces(form, index + 1)),
  ])
}

function formPieces({ title, who, when, minutes, named, blocks }: Form, number: number): Piece[] {
  return [
    headings.form(`${number}. ${title}`),
    paragraph(`${who} · ${when} · ${minutes} minutes`, 'Small'),
    ...(named ? [fieldsTable(NAMED, WIDTH.portrait), gap()] : []),
    ...blocks.flatMap((block) => blockPieces(block, WIDTH.portrait)),
  ]
}
