import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  LevelFormat,
  LineRuleType,
} from 'docx'
import { LANGUAGES, type Language } from '@/i18n/languages'

export const INK = '000000'
export const INDIGO = '191C4A'
export const HEAD_FILL = 'EEF0F9'

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI' }

export const mmToTwip = convertMillimetersToTwip
export const A4_PORTRAIT = { width: mmToTwip(210), height: mmToTwip(297) }

/** A4 with margins of 14 mm. */
export const MARGIN_MM = 14
export const CONTENT_WIDTH_MM = { portrait: 210 - 2 * MARGIN_MM, landscape: 297 - 2 * MARGIN_MM }

export const LINE_BORDER = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
export const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' }

const createHeadingStyle = (size: number, before: number) => ({
  run: { size: size * 2, bold: true, color: INDIGO, font: FONT },
  paragraph: { spacing: { before: before * 20, after: 60 }, keepNext: true },
})

/** Named styles, so that a teacher can restyle the whole document. */
export const createStyles = (language: Language) => ({
  default: {
    document: {
      run: {
        font: FONT,
        size: 23,
        color: INK,
        language: {
          value: 'en-IN',
          bidirectional: LANGUAGES[language === 'en' ? 'hi' : language].tag,
        },
      },
      paragraph: { spacing: { after: 80, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: 60, bold: true, color: INDIGO, font: FONT },
      paragraph: {
        spacing: { after: 120 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 36, color: 'F5A81C', space: 2 } },
      },
    },
    heading1: createHeadingStyle(20, 10),
    heading2: createHeadingStyle(14, 8),
    heading3: createHeadingStyle(12, 6),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
  },
  paragraphStyles: [
    {
      id: 'Kicker',
      name: 'Kicker',
      basedOn: 'Normal',
      next: 'Normal',
      run: { bold: true, color: INDIGO, size: 26 },
    },
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { bold: true, color: INDIGO, size: 28 },
    },
    { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 19 } },
    {
      id: 'TableHead',
      name: 'Table Head',
      basedOn: 'Normal',
      run: { bold: true, color: INDIGO, size: 21 },
      paragraph: { spacing: { before: 20, after: 20 } },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 20, after: 20, line: 250, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'ToFillIn',
      name: 'To Fill In',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 120, after: 0 } },
    },
  ],
})

const createListLevel = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
  {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: mmToTwip(7), hanging: mmToTwip(6) } } },
  },
]

export const numbering = {
  config: [
    { reference: 'bullet', levels: createListLevel(LevelFormat.BULLET, '•') },
    { reference: 'tick', levels: createListLevel(LevelFormat.BULLET, '☐') },
    { reference: 'number', levels: createListLevel(LevelFormat.DECIMAL, '%1.') },
  ],
}
