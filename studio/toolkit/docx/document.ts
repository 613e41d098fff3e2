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
import { type SheetText, sheetTexts } from '@/content/toolkit/sheet-text'
import type { Label, ThemeEdition } from '@/content/toolkit/types'
import { toPlainText } from '../inline-markup'
import { normalizeZip } from '../normalize-zip'
import { addOrnament } from './ornament'
import { A4_PORTRAIT, createStyles, MARGIN_MM, mmToTwip, numbering } from './styles'
import { createParagraph, createRuns } from './text'

type DocxDocumentOptions = {
  theme: ThemeEdition
  resourceTypeName: string
  label: Label
  isLandscape?: boolean
}

export async function createDocument(
  { theme, resourceTypeName, label, isLandscape = false }: DocxDocumentOptions,
  children: FileChild[],
): Promise<Buffer> {
  const text = sheetTexts[theme.language]
  const margin = {
    top: mmToTwip(MARGIN_MM),
    bottom: mmToTwip(MARGIN_MM),
    left: mmToTwip(MARGIN_MM),
    right: mmToTwip(MARGIN_MM),
    footer: mmToTwip(8),
  }
  const document = new Document({
    title: `${toPlainText(label.title)}: ${theme.name}`,
    creator: 'UNS',
    lastModifiedBy: 'UNS',
    description: text.licence,
    subject: resourceTypeName,
    styles: createStyles(theme.language),
    numbering,
    features: { updateFields: false },
    sections: [
      {
        properties: {
          page: {
            size: {
              ...A4_PORTRAIT,
              orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin,
          },
        },
        footers: { default: new Footer({ children: [createFooter(theme, resourceTypeName)] }) },
        children: [...createLabel(theme, resourceTypeName, label), ...children],
      },
    ],
  })
  const pageWidth = isLandscape ? 297 : 210
  return normalizeZip(await Packer.toBuffer(document), (name, xml) =>
    name === 'word/document.xml' ? addOrnament(xml, theme.id, pageWidth) : xml,
  )
}

function createLabel(
  theme: ThemeEdition,
  resourceTypeName: string,
  { title, subtitle, about, grades }: Label,
): FileChild[] {
  const text: SheetText = sheetTexts[theme.language]
  return [
    createParagraph(`${theme.name} · ${resourceTypeName} · ${text.forGrades(grades)}`, 'Kicker'),
    new Paragraph({ children: createRuns(title), style: 'Title' }),
    createParagraph(subtitle, 'Subtitle'),
    createParagraph(about),
    createParagraph(text.licence, 'Small'),
  ]
}

function createFooter(theme: ThemeEdition, resourceTypeName: string) {
  const { page } = sheetTexts[theme.language]
  return new Paragraph({
    style: 'Small',
    children: [
      new TextRun(`UNS · ${theme.name} · ${resourceTypeName} · ${page.before}`),
      new TextRun({ children: [PageNumber.CURRENT] }),
      new TextRun(page.between),
      new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
    ],
  })
}
