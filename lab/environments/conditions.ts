import type { FontSet } from './fonts'

/** What a machine may be like, and what no test may depend on. */
export type Conditions = {
  fonts: FontSet
  timeZone: 'Asia/Kolkata' | 'America/New_York' | 'UTC'
  language: 'C' | 'hi_IN.UTF-8'
  user: 'root' | 'ordinary'
  home: 'used' | 'empty'
  folder: 'plain' | 'with a space'
  chromium: 'full browser' | 'headless shell'
  cores: 'one' | 'all'
}

/** Each value occurs, and each pair of values of most conditions, in four runs. */
export const NIGHT_RUNS: Conditions[] = [
  {
    ...{ fonts: 'DejaVu', timeZone: 'Asia/Kolkata', language: 'C', user: 'root' },
    ...{ home: 'empty', folder: 'plain', chromium: 'full browser', cores: 'all' },
  },
  {
    ...{ fonts: 'Noto', timeZone: 'America/New_York', language: 'hi_IN.UTF-8', user: 'ordinary' },
    ...{ home: 'empty', folder: 'with a space', chromium: 'headless shell', cores: 'all' },
  },
  {
    ...{ fonts: 'none', timeZone: 'UTC', language: 'C', user: 'ordinary' },
    ...{ home: 'used', folder: 'plain', chromium: 'headless shell', cores: 'one' },
  },
  {
    ...{ fonts: 'Noto', timeZone: 'Asia/Kolkata', language: 'hi_IN.UTF-8', user: 'root' },
    ...{ home: 'used', folder: 'with a space', chromium: 'full browser', cores: 'one' },
  },
]

export const QUICK_RUN: Conditions = {
  ...{ fonts: 'Noto', timeZone: 'America/New_York', language: 'hi_IN.UTF-8', user: 'ordinary' },
  ...{ home: 'empty', folder: 'with a space', chromium: 'headless shell', cores: 'all' },
}

export const describeConditions = (conditions: Conditions) =>
  Object.entries(conditions)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
