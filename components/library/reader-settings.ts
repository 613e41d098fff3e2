/** Stored as attributes of <html> for the style sheet. */

export const TEXT_SIZES = [1, 2, 3, 4] as const
export const PAPER_THEMES = ['light', 'sepia', 'dark'] as const
export type ReaderSettings = {
  size: (typeof TEXT_SIZES)[number]
  paper: (typeof PAPER_THEMES)[number]
}

export const READER_SETTINGS_KEY = 'looks'
export const DEFAULT_READER_SETTINGS: ReaderSettings = { size: 1, paper: 'light' }

export function applyReaderSettings(
  { size, paper }: ReaderSettings,
  targetDocument: Document = document,
) {
  targetDocument.documentElement.dataset.size = String(size)
  targetDocument.documentElement.dataset.paper = paper
}
