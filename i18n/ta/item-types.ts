import type { ItemType } from '@/base/item-types'

/** The names that the team sees. The text of a type's page may be here too. */
export const itemTypes = {
  book: { title: 'மின்னூல்கள்', add: 'மின்னூலைச் சேர்க்கவும்' },
  video: { title: 'காணொளிகள்', add: 'காணொளியைச் சேர்க்கவும்' },
  workshop: { title: 'பயிலரங்கங்கள்', add: 'பயிலரங்கத்தைச் சேர்க்கவும்' },
  resource: { title: 'கருவித்தொகுப்பு', add: 'வளத்தைச் சேர்க்கவும்' },
} satisfies Record<ItemType, { title: string; add: string } & Record<string, unknown>>
