import PptxGenJS from 'pptxgenjs'
import { licence } from '@/content/toolkit/parts'
import type { Notes, Slide, Theme } from '@/content/toolkit/types'
import { toPlainText } from '../inline-markup'
import { normalizeZip } from '../normalize-zip'
import { defineLayouts } from './layouts'
import { findOverflows } from './overflow'
import { repairXml } from './repair'
import { fillSlide, LAYOUTS } from './slides'
import { FONT, LANGUAGE } from './styles'

/** Real layouts, editable text, notes on every slide. */
export async function createPresentation(theme: Theme): Promise<Buffer> {
  const overflowMessages = findOverflows(theme)
  if (overflowMessages.length > 0) throw new Error(overflowMessages.join('\n'))
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = `${theme.deck.title}: ${theme.name}`
  deck.author = 'UNS'
  deck.company = 'UNS'
  deck.subject = licence
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT }
  defineLayouts(deck, theme)
  for (const { name, slides } of theme.deck.periods) {
    deck.addSection({ title: name })
    for (const slide of slides) {
      const target = deck.addSlide({ masterName: LAYOUTS[slide.layout], sectionTitle: name })
      fillSlide(target, slide)
      target.addNotes(createNotes(slide, name))
    }
  }
  const file = (await deck.write({ outputType: 'nodebuffer' })) as Buffer
  return normalizeZip(file, (name, xml) => repairXml(name, xml, LANGUAGE))
}

function createNotes({ minutes, notes }: Slide, period: string) {
  const { say, do: act, watch }: Notes = notes
  return [`${period}. ${minutes} minutes.`, `Say: ${say}`, `Do: ${act}`, `Watch for: ${watch}`]
    .map(toPlainText)
    .join('\n')
}
