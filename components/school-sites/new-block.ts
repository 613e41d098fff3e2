import type { SiteBlockType } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'

export function createBlock(type: SiteBlockType): SiteBlock {
  const id = Math.random().toString(36).slice(2, 12)
  switch (type) {
    case 'heading':
      return { id, type, text: '', style: 'large' }
    case 'list':
      return { id, type, text: '', style: 'bullets' }
    case 'picture':
      return { id, type, file: '', alt: '', text: '' }
    case 'file':
      return { id, type, file: '', title: '' }
    case 'notice':
      return { id, type, title: '', text: '', from: '', until: '' }
    case 'address':
      return { id, type, text: '', url: '' }
    case 'text':
      return { id, type, text: '' }
    default:
      return { id, type, title: '', text: '' }
  }
}
