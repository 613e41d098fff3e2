import type { Rubric, Theme } from '@/content/toolkit/types'
import { CLASS_SIZE, LEVELS } from '../pdf/rubrics'
import { blockPieces, gap, type Piece } from './blocks'
import { documentOf } from './document'
import { WIDTH } from './look'
import { fieldsTable, frame, ruledTable } from './tables'
import { headings, paragraph } from './text'

const width = WIDTH.landscape

export function rubricsDocument(theme: Theme): Promise<Buffer> {
  const { rubrics } = theme
  return documentOf({ theme, part: 'Assessment rubrics', label: rubrics, across: true }, [
    headings.first('Four levels'),
    ruledTable({
      head: ['Level', 'Name', 'The student says'],
      widths: [1, 2, 4],
      rows: LEVELS.map(({ level, name, says }) => [`**${level}**`, `**${name}**`, says]),
      width,
    }),
    headings.first('Two teachers, the same marks'),
    ...blockPieces({ is: 'list', mark: 'number', items: rubrics.agree }, width),
    ...rubrics.rubrics.flatMap((rubric, index) => rubricPieces(rubric, index + 1)),
    ...tryOutPieces(theme),
    ...classPieces(),
  ])
}

function rubricPieces({ title, work, hard, criteria }: Rubric, number: number): Piece[] {
  return [
    headings.form(`${number}. ${title}`),
    paragraph(work),
    ruledTable({
      head: ['The question', ...LEVELS.map(({ level, name }) => `${level} ${name}`)],
      widths: [1.3, 1, 1, 1, 1],
      rows: criteria.map(({ name, evidence, levels }) => [
        `**${name}**\nLook at: ${evidence}`,
        ...levels,
      ]),
      width,
      height: 24,
    }),
    gap(),
    frame(`**Where we differed.** ${hard}`, width),
  ]
}

function tryOutPieces({ rubrics: { rubrics, tryOut } }: Theme): Piece[] {
  const used = rubrics.find(({ title }) => title === tryOut.rubric)
  const number = used ? rubrics.indexOf(used) + 1 : 0
  return [
    headings.form('Try it before it counts'),
    paragraph(
      `Two pieces of work for rubric ${number}. Read, write your levels in pencil, only then turn the page.`,
    ),
    ...tryOut.pieces.flatMap(({ by, text }) => [
      headings.part(by),
      ...text.map((words) => paragraph(words)),
    ]),
    headings.form('What we agreed on'),
    ...tryOut.pieces.flatMap(({ by, levels }) => [
      headings.part(by),
      ruledTable({
        head: ['The question', 'Level', 'Because'],
        widths: [2, 0.6, 5],
        rows: levels.map(({ level, why }, index) => [
          used?.criteria[index]?.name ?? '',
          `**${level}**`,
          why,
        ]),
        width,
      }),
    ]),
  ]
}

/** Sixty on one sheet across: three columns of twenty, a figure from 1 to 4 in each square. */
function classPieces(): Piece[] {
  const third = CLASS_SIZE / 3
  const questions = ['Q1', 'Q2', 'Q3', 'Q4']
  const row = (number: number) =>
    [0, 1, 2].flatMap((part) => [`${number + part * third}`, '', '', '', '', ''])
  return [
    headings.form('The class on one sheet'),
    fieldsTable([{ label: 'Rubric', width: 2 }, { label: 'Class' }, { label: 'Date' }], width),
    gap(),
    ruledTable({
      head: [0, 1, 2].flatMap(() => ['Roll', 'Name', ...questions]),
      widths: [0, 1, 2].flatMap(() => [1.15, 4.4, 1, 1, 1, 1]),
      rows: Array.from({ length: third }, (_, place) => row(place + 1)),
      width,
    }),
  ]
}
