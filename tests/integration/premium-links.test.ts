import { afterAll, beforeAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { redirectToPremiumPage } from '@/lib/library/premium-page'
import { routes } from '@/lib/routes'
import { openInProcessDatabase } from '../support/in-process'

let closeSite: () => Promise<void>
beforeAll(async () => {
  closeSite = (await openInProcessDatabase()).close
})
afterAll(() => closeSite())

const pickId = (items: readonly { id: string; isPremium: boolean }[], isPremium: boolean) =>
  items.find((item) => item.isPremium === isPremium)?.id ?? ''

test.each([
  ['book', ebooks],
  ['video', videos],
  ['resource', works],
] as const)(
  'a colleague’s link to a premium %s leads to the offer of the subscription',
  async (itemType, items) => {
    const open = async (id: string, isSubscribed = false, accept = 'text/html,*/*') => {
      const request = new Request('http://localhost/', { headers: { accept } })
      const response = await redirectToPremiumPage(request, { isSubscribed }, itemType, id)
      return response && [response.status, response.headers.get('location')]
    }
    const premiumId = pickId(items, true)
    expect(await open(premiumId)).toEqual([303, routes.libraryItem(premiumId)])
    expect(await open(premiumId, true)).toBeNull()
    expect(await open(premiumId, false, '*/*')).toBeNull()
    expect(await open(pickId(items, false))).toBeNull()
    expect(await open('no-such-item')).toBeNull()
  },
)
