import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import type { SiteBlockType } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'

/** What the school gave in its form, for its blocks. */
export type SiteSchool = { address: string; phone: string; email: string }

export const createColumn = () => ({ title: '', text: '', file: '', alt: '' })
export const createPerson = () => ({ name: '', role: '', subject: '', file: '' })
export const createDownload = () => ({ file: '', title: '' })
export const createNotice = () => ({ title: '', text: '', from: '', until: '', file: '' })
export const createEvent = () => ({ title: '', day: '', until: '', time: '', place: '' })
export const createFigure = () => ({ number: '', label: '' })

const newId = () => Math.random().toString(36).slice(2, 12)

export const createPictureBlock = (file: string): SiteBlock => ({
  ...{ id: newId(), type: 'picture', file, alt: '', text: '' },
})

export const duplicateBlock = (block: SiteBlock): SiteBlock => ({ ...block, id: newId() })

/** With what the school has given already, and one place for each first entry. */
export function createBlock(type: SiteBlockType, school: SiteSchool): SiteBlock {
  const id = newId()
  const { contact, admission } = schoolSiteBlocksText()
  switch (type) {
    case 'heading':
      return { id, type, text: '', style: 'large' }
    case 'list':
      return { id, type, text: '', style: 'bullets' }
    case 'picture':
      return { id, type, file: '', alt: '', text: '' }
    case 'file':
      return { id, type, ...createDownload() }
    case 'notice':
      return { id, type, title: '', text: '', from: '', until: '' }
    case 'address':
      return { id, type, text: school.address, url: '' }
    case 'text':
      return { id, type, text: '', style: 'lists' }
    case 'columns':
      return { id, type, columns: [createColumn(), createColumn()] }
    case 'people':
      return { id, type, title: '', people: [createPerson()] }
    case 'downloads':
      return { id, type, title: '', downloads: [createDownload()] }
    case 'notices':
      return { id, type, title: '', notices: [createNotice()] }
    case 'events':
      return { id, type, title: '', events: [createEvent()], sessions: 'no' }
    case 'figures':
      return { id, type, figures: [createFigure(), createFigure(), createFigure()] }
    case 'video':
      return { id, type, title: '', url: '', file: '', text: '' }
    case 'map':
      return {
        id,
        type,
        title: '',
        text: school.address,
        code: '',
        directions: '',
        file: '',
        alt: '',
      }
    case 'contact':
      return {
        ...{ id, type, title: contact.heading, hours: '' },
        ...{ phone: school.phone, email: school.email, text: school.address },
      }
    case 'admission':
      return {
        ...{ id, type, title: admission.heading, text: '' },
        classes: admission.usual.join('\n'),
      }
    default:
      return { id, type, title: '', text: '' }
  }
}
