import PptxGenJS from 'pptxgenjs'
import { licence } from '@/content/toolkit/parts'
import type { Notes, Slide, Theme } from '@/content/toolkit/types'
import { pinned } from '../pin'
import { plain } from '../words'
import { overflows } from './fits'
import { defineLayouts } from './layouts'
import { FONT, LANGUAGE } from './look'
import { mended } from './mend'
import { fill, LAYOUTS } from './slides'

/** The deck as a teacher opens it: real layouts, text to change, notes under every slide. */
export async function presentation(theme: Theme): Promise<Buffer> {
  const tooLong = overflows(theme)
  if (tooLong.length > 0) throw new Error(tooLong.join('\n'))
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
      fill(target, slide)
      target.addNotes(spoken(slide, name))
    }
  }
  const file = (await deck.write({ outputType: 'nodebuffer' })) as Buffer
  return pinned(file, (name, xml) => mended(name, xml, LANGUAGE))
}

/** Lines of the notes; each becomes a paragraph. */
function spoken({ minutes, notes }: Slide, period: string) {
  const { say, do: act, watch }: Notes = notes
  return [`${period}. ${minutes} minutes.`, `Say: ${say}`, `Do: ${act}`, `Watch for: ${watch}`]
    .map(plain)
    .join('\n')
}
