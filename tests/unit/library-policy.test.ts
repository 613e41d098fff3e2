import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { getCatalogueItems } from '@/lib/content/catalogue/catalogue'
import { canOpen } from '@/lib/library/policy'
import { buildWorkshopCard } from '@/lib/workshops/workshops'
import { toItem } from '../support/items'

const rows = getCatalogueItems()

const roles = {
  anonymous: null,
  member: { isSubscribed: false },
  subscriber: { isSubscribed: true },
}

test('Six samples: four premium, two free; three videos (two premium); eight workshops', () => {
  expect(ebooks.map(({ isPremium }) => isPremium).sort()).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  expect(videos.map(({ isPremium }) => isPremium).sort()).toEqual([false, true, true])
  expect(workshops).toHaveLength(8)
})

/**
 * Premium eBooks, videos, workshop links: no, no, yes. Free eBooks and free videos: no, yes, yes.
 */
const shouldOpen = {
  anonymous: () => false,
  member: (isPremiumItem: boolean) => !isPremiumItem,
  subscriber: () => true,
}

describe.each(Object.keys(roles) as (keyof typeof roles)[])('%s', (role) => {
  test.each([...ebooks, ...videos])('opens $id (premium: $isPremium) or not', (item) => {
    expect(canOpen(roles[role], item)).toBe(shouldOpen[role](item.isPremium))
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('gets the link of workshop card %i or not', (index) => {
    const isFreeForMembers = role === 'member' && index < 4
    const workshop = rows.filter(({ type }) => type === 'workshop')[index]
    const card = workshop && buildWorkshopCard(roles[role], toItem(workshop))
    expect(Boolean(card?.link)).toBe(role === 'subscriber' || isFreeForMembers)
  })
})
