import { expect, test } from 'vitest'
import * as z from 'zod'
import { PAYMENT_SETTINGS, readPaymentServiceSettings } from '@/base/settings/payments'

const schema = z.object(PAYMENT_SETTINGS)
const read = (env: Record<string, string>) => readPaymentServiceSettings(schema.parse(env))
const complete = {
  RAZORPAY_KEY_ID: 'rzp_test_0123456789',
  RAZORPAY_KEY_SECRET: 'a-long-secret',
  RAZORPAY_WEBHOOK_SECRET: 'another-secret',
}

test('online payment is off without settings, and needs all three', () => {
  expect(read({})).toBeNull()
  expect(read({ RAZORPAY_BASE_URL: 'https://pay.example' })).toBeNull()
  expect(read(complete)).toMatchObject({ baseUrl: 'https://api.razorpay.com' })
  expect(read({ ...complete, RAZORPAY_BASE_URL: 'https://pay.example/' })?.baseUrl).toBe(
    'https://pay.example',
  )
  for (const missing of Object.keys(complete)) {
    const { [missing as keyof typeof complete]: _, ...rest } = complete
    expect(() => read(rest), missing).toThrow('Set all three, or none')
  }
})

test('odd values stop the start', () => {
  for (const odd of [
    { RAZORPAY_KEY_ID: 'key_0123456789' },
    { RAZORPAY_KEY_SECRET: 'short' },
    { RAZORPAY_WEBHOOK_SECRET: 'with a space' },
    { RAZORPAY_BASE_URL: 'ftp://pay.example' },
  ])
    expect(schema.safeParse({ ...complete, ...odd }).success, JSON.stringify(odd)).toBe(false)
})
