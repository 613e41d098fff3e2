import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicPrices } from '@/components/billing/public-prices'
import { samplePrice } from '../support/sample-billing'

test('without a public price, visitors are asked to ask for a quotation', () => {
  const html = renderToStaticMarkup(<PublicPrices prices={[]} />)
  expect(html).toContain('Ask for a quotation')
  expect(html).not.toContain('\u20b9')
})

test('a public price shows its plan, amount, seats and months, and that tax is extra', () => {
  const html = renderToStaticMarkup(
    <PublicPrices prices={[{ ...samplePrice, plan: 'Small school' }]} />,
  )
  for (const part of [
    'Small school',
    '\u20b910,000.00',
    '1 to 20 seats',
    '12 months',
    'without tax',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('Ask for a quotation')
})
