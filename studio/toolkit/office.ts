import type { PartId } from '@/content/toolkit/parts'
import type { Theme, ThemeEdition } from '@/content/toolkit/types'
import { createRubricsDocument } from './docx/rubrics'
import { createTemplatesDocument } from './docx/templates'
import { createPresentation } from './pptx/deck'

export async function createOfficeFile(
  theme: Theme | ThemeEdition,
  resourceType: PartId,
): Promise<Buffer> {
  if (resourceType === 'templates') return createTemplatesDocument(theme)
  if (!('deck' in theme)) throw new Error(`${resourceType} exists in English only`)
  switch (resourceType) {
    case 'deck':
      return createPresentation(theme)
    case 'rubrics':
      return createRubricsDocument(theme)
    default:
      throw new Error(`${resourceType} is a PDF only`)
  }
}
