import type { PartId } from '@/content/toolkit/parts'
import type { Theme } from '@/content/toolkit/types'
import { createRubricsDocument } from './docx/rubrics'
import { createTemplatesDocument } from './docx/templates'
import { createPresentation } from './pptx/deck'

export async function createOfficeFile(theme: Theme, resourceType: PartId): Promise<Buffer> {
  switch (resourceType) {
    case 'deck':
      return createPresentation(theme)
    case 'templates':
      return createTemplatesDocument(theme)
    case 'rubrics':
      return createRubricsDocument(theme)
    default:
      throw new Error(`${resourceType} is a PDF only`)
  }
}
