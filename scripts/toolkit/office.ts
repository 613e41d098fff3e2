import type { PartId } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { rubricsDocument } from './docx/rubrics'
import { templatesDocument } from './docx/templates'
import { presentation } from './pptx/deck'

/** The file that a teacher can change: slides of a deck, documents of templates and rubrics. */
export async function office(theme: Theme, part: PartId): Promise<Buffer> {
  switch (part) {
    case 'deck':
      return presentation(theme)
    case 'templates':
      return templatesDocument(theme)
    case 'rubrics':
      return rubricsDocument(theme)
    default:
      throw new Error(`${part} is a PDF only`)
  }
}
