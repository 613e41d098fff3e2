/** How somebody likes to read. It stands on <html>, where the style sheet finds it. */

export const SIZES = [1, 2, 3, 4] as const
export const PAPERS = ['light', 'sepia', 'dark'] as const
export type Looks = { size: (typeof SIZES)[number]; paper: (typeof PAPERS)[number] }

export const LOOKS = 'looks'
export const usual: Looks = { size: 1, paper: 'light' }

export function wear({ size, paper }: Looks, page: Document = document) {
  page.documentElement.dataset.size = String(size)
  page.documentElement.dataset.paper = paper
}
