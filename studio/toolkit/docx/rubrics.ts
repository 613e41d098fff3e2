import type { Rubric, Theme } from '@/content/toolkit/types'
import { CLASS_SIZE, LEVELS } from '../pdf/rubrics'
import { createBlocks, createGap, type DocxBlock } from './blocks'
import { createDocument } from './document'
import { CONTENT_WIDTH_MM } from './styles'
import { createFieldsTable, createFrame, createRuledTable } from './tables'
import { createParagraph, headings } from './text'

const width = CONTENT_WIDTH_MM.landscape

export function createRubricsDocument(theme: Theme): Promise<Buffer> {
  const { rubrics } = theme
  return createDocument(
    { theme, resourceTypeName: 'Assessment rubrics', label: rubrics, isLandscape: true },
    [
      headings.first('Four levels'),
      createRuledTable({
        head: ['Level', 'Name', 'The student says'],
        widths: [1, 2, 4],
        rows: LEVELS.map(({ level, name, says }) => [`**${level}**`, `**${name}**`, says]),
        width,
      }),
      headings.first('Two teachers, the same marks'),
      ...createBlocks({ is: 'list', mark: 'number', items: rubrics.agree }, width),
      ...rubrics.rubrics.flatMap((rubric, index) => createRubric(rubric, index + 1)),
      ...createTryOut(theme),
      ...createClassSheet(),
    ],
  )
}

function createRubric({ title, work, hard, criteria }: Rubric, number: number): DocxBlock[] {
  return [
    headings.form(`${number}. ${title}`),
    createParagraph(work),
    createRuledTable({
      head: ['The question', ...LEVELS.map(({ level, name }) => `${level} ${name}`)],
      widths: [1.3, 1, 1, 1, 1],
      rows: criteria.map(({ name, evidence, levels }) => [
        `**${name}**\nLook at: ${evidence}`,
        ...levels,
      ]),
      width,
      height: 24,
    }),
    createGap(),
    createFrame(`**Where we differed.** ${hard}`, width),
  ]
}

function createTryOut({ rubrics: { rubrics, tryOut } }: Theme): DocxBlock[] {
  const tryOutRubric = rubrics.find(({ title }) => title === tryOut.rubric)
  const number = tryOutRubric ? rubrics.indexOf(tryOutRubric) + 1 : 0
  return [
    headings.form('Try it before it counts'),
    createParagraph(
      `Two pieces of work for rubric ${number}. Read, write your levels in pencil, only then turn the page.`,
    ),
    ...tryOut.pieces.flatMap(({ by, text }) => [
      headings.part(by),
      ...text.map((markup) => createParagraph(markup)),
    ]),
    headings.form('What we agreed on'),
    ...tryOut.pieces.flatMap(({ by, levels }) => [
      headings.part(by),
      createRuledTable({
        head: ['The question', 'Level', 'Because'],
        widths: [2, 0.6, 5],
        rows: levels.map(({ level, why }, index) => [
          tryOutRubric?.criteria[index]?.name ?? '',
          `**${level}**`,
          why,
        ]),
        width,
      }),
    ]),
  ]
}

/** 60 students on a landscape sheet in three columns of twenty. */
function createClassSheet(): DocxBlock[] {
  const rowsPerColumn = CLASS_SIZE / 3
  const questions = ['Q1', 'Q2', 'Q3', 'Q4']
  const createRow = (number: number) =>
    [0, 1, 2].flatMap((columnIndex) => [
      `${number + columnIndex * rowsPerColumn}`,
      '',
      '',
      '',
      '',
      '',
    ])
  return [
    headings.form('The class on one sheet'),
    createFieldsTable(
      [{ label: 'Rubric', width: 2 }, { label: 'Class' }, { label: 'Date' }],
      width,
    ),
    createGap(),
    createRuledTable({
      head: [0, 1, 2].flatMap(() => ['Roll', 'Name', ...questions]),
      widths: [0, 1, 2].flatMap(() => [1.15, 4.4, 1, 1, 1, 1]),
      rows: Array.from({ length: rowsPerColumn }, (_, index) => createRow(index + 1)),
      width,
    }),
  ]
}
