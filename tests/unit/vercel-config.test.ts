import { expect, test } from 'vitest'
import { JOBS } from '@/lib/housekeeping/jobs'
import vercel from '../../vercel.json'

test('every job has a cron entry on Vercel', () => {
  expect(vercel.crons.map(({ path }) => path).sort()).toEqual(
    Object.keys(JOBS)
      .map((job) => `/api/cron/${job}`)
      .sort(),
  )
})

test('no pattern has brackets, which match one character instead of a folder such as [lang]', () => {
  const patterns = Object.keys(vercel.functions)
  expect(patterns.length).toBeGreaterThan(3)
  expect(patterns.filter((pattern) => pattern.includes('['))).toEqual([])
})
