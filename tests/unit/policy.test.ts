import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { catalogueItems } from '@/lib/content/catalogue'
import { mayOpen } from '@/lib/library/policy'
import { workshopCard } from '@/lib/workshops/queries'
import { itemOf } from '../support/items'

const rows = catalogueItems()

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

/** Premium eBooks, videos, workshop links: no, no, yes. Free eBooks and free videos: no, yes, yes. */
const opens = {
  anonymous: () => false,
  member: (premium: boolean) => !premium,
  subscriber: () => true,
}

describe.each(Object.keys(roles) as (keyof typeof roles)[])('%s', (role) => {
  test.each([...ebooks, ...videos])('opens $id (premium: $isPremium) or not', (item) => {
    expect(mayOpen(roles[role], item)).toBe(opens[role](item.isPremium))
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('gets the link of workshop card %i or not', (place) => {
    const first = role === 'member' && place < 4
    const workshop = rows.filter(({ shelf }) => shelf === 'workshop')[place]
    const card = workshop && workshopCard(roles[role], itemOf(workshop))
    expect(Boolean(card?.link)).toBe(role === 'subscriber' || first)
  })
})
