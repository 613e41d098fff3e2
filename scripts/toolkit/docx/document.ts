import {
  Document,
  type FileChild,
  Footer,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx'
import { licence } from '@/content/toolkit/parts'
import type { Label, Theme } from '@/content/toolkit/types'
import { pinned } from '../pin'
import { plain } from '../words'
import { MARGIN, mm, numbering, styles, TALL_A4 } from './look'
import { withOrnament } from './ornament'
import { paragraph, runs } from './text'

type Sheet = { theme: Theme; part: string; label: Label; across?: boolean }

/** A document of A4 with the label at its head, numbered pages and nothing that needs a repair. */
export async function documentOf(
  { theme, part, label, across = false }: Sheet,
  children: FileChild[],
): Promise<Buffer> {
  const margin = {
    top: mm(MARGIN),
    bottom: mm(MARGIN),
    left: mm(MARGIN),
    right: mm(MARGIN),
    footer: mm(8),
  }
  const document = new Document({
    title: `${plain(label.title)}: ${theme.name}`,
    creator: 'UNS',
    lastModifiedBy: 'UNS',
    description: licence,
    subject: part,
    styles,
    numbering,
    features: { updateFields: false },
    sections: [
      {
        properties: {
          page: {
            size: {
              ...TALL_A4,
              orientation: across ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin,
          },
        },
        footers: { default: new Footer({ children: [foot(theme, part)] }) },
        children: [...labelPieces(theme, part, label), ...children],
      },
    ],
  })
  const pageWidth = across ? 297 : 210
  return pinned(await Packer.toBuffer(document), (name, xml) =>
    name === 'word/document.xml' ? withOrnament(xml, theme.id, pageWidth) : xml,
  )
}

function labelPieces(theme: Theme, part: string, { title, about, grades }: Label): FileChild[] {
  return [
    paragraph(`${theme.name} · ${part} · grades ${grades}`, 'Kicker'),
    new Paragraph({ children: runs(title), style: 'Title' }),
    paragraph(about),
    paragraph(licence, 'Small'),
  ]
}

function foot(theme: Theme, part: string) {
  return new Paragraph({
    style: 'Small',
    children: [
      new TextRun(`UNS · ${theme.name} · ${part} · page `),
      new TextRun({ children: [PageNumber.CURRENT] }),
      new TextRun(' of '),
      new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
    ],
  })
}
