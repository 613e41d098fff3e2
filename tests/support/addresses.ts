import { type Area, allAreas } from '@/lib/areas'

/** One address of each area, for tests that go through the whole list. */

const SAMPLES: Record<string, string> = { ':token': 'A'.repeat(43), ':id': 'any-book' }

export const sampleOf = ({ path }: Area): string =>
  path.replace(/:\w+/, (step) => SAMPLES[step] ?? step)

export const addressesOf = (belongs: (area: Area) => boolean): string[] =>
  allAreas
    .filter(({ path }) => !path.includes('*'))
    // What is one person's own, or has a date of its own, has tests of its own.
    .filter(
      ({ path, whom }) =>
        !/:(slug|number)/.test(path) && (whom !== 'person' || !path.includes(':')),
    )
    .filter(belongs)
    .map(sampleOf)

/** The same for everyone. */
export const PUBLIC_PAGES = addressesOf(({ kind, shared }) => kind === 'page' && shared === 'all')
/** For everyone, and made for each. */
const ASKING_PAGES = addressesOf(
  ({ whom, kind, shared }) => whom === 'everyone' && kind === 'page' && !shared,
)
export const GATED_PAGES = addressesOf(
  ({ whom, kind, framed }) => whom === 'member' && kind === 'page' && !framed,
)
export const ACCOUNT_PAGES = addressesOf(({ whom, kind }) => whom === 'person' && kind === 'page')
export const EVERY_PAGE = [...PUBLIC_PAGES, ...ASKING_PAGES, ...GATED_PAGES, ...ACCOUNT_PAGES]
