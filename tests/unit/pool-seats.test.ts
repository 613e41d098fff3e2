import { expect, test } from 'vitest'
import { withinDeadline } from '@/base/deadline'
import { seatsFor } from '@/db/seats'

/** One seat, taken; who waits for it; and in which order they came to sit. */
function taken() {
  const takeSeat = seatsFor(1)
  const first = takeSeat()
  const order: string[] = []
  const ask = async (name: string) => {
    const place = takeSeat()
    await place.given
    order.push(name)
    place.leave()
  }
  const within = (first: number, name: string) =>
    withinDeadline(() => ask(name), { first, second: 60_000 })
  return { takeSeat, first, order, ask, within }
}

test('whose deadline is nearest sits first, and what has none stands where a new request would', async () => {
  const { first, order, ask, within } = taken()
  const all = [within(9_000, 'late'), ask('own'), within(1_000, 'soon'), within(3_000, 'middle')]
  first.leave()
  await Promise.all(all)
  expect(order).toEqual(['soon', 'middle', 'own', 'late'])
})

test('of equals, who came first sits first', async () => {
  const { first, order, within } = taken()
  const all = ['a', 'b', 'c'].map((name) => within(2_000, name))
  first.leave()
  await Promise.all(all)
  expect(order).toEqual(['a', 'b', 'c'])
})

test('the second question of an early request comes before the first one of later ones', async () => {
  const { first, order, ask } = taken()
  const early = withinDeadline(async () => {
    await ask('early, first')
    await ask('early, second')
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = ['b', 'c', 'd'].map((name) => withinDeadline(() => ask(name)))
  first.leave()
  await Promise.all([early, ...later])
  expect(order.at(-1)).toBe('d')
})

test('who steps out of the line leaves it to the next', async () => {
  const { takeSeat, first, order, ask } = taken()
  const impatient = takeSeat()
  const next = ask('next')
  impatient.leave()
  first.leave()
  await next
  expect(order).toEqual(['next'])
})
