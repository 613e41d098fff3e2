/** Stored as attributes of <html> for the style sheet. */

export const TEXT_SIZES = [1, 2, 3, 4] as const
export const PAPER_THEMES = ['light', 'sepia', 'dark'] as const
export const TYPEFACES = ['sans', 'serif'] as const
export const SPACINGS = ['normal', 'wide'] as const
export type ReaderSettings = {
  size: (typeof TEXT_SIZES)[number]
  paper: (typeof PAPER_THEMES)[number]
  face: (typeof TYPEFACES)[number]
  /** Letters, words, lines and paragraphs. */
  spacing: (typeof SPACINGS)[number]
  /** The focus line. */
  line: 'on' | 'off'
}

export const READER_SETTINGS_KEY = 'looks'
export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  ...{ size: 1, paper: 'light', face: 'sans', spacing: 'normal', line: 'off' },
}

export function applyReaderSettings(
  settings: Partial<ReaderSettings>,
  targetDocument: Document = document,
) {
  Object.assign(targetDocument.documentElement.dataset, settings)
}
