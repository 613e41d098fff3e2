import type { RichTextAction } from './actions'

/** Lines on a square of 24. */
const PATHS: Record<RichTextAction, string> = {
  strong: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  emphasis: 'M10 5h7M7 19h7M13.5 5l-3 14',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7.1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 16.9',
  heading: 'M7 5v14M17 5v14M7 12h10',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01',
  numbers: 'M11 6h9M11 12h9M11 18h9M4.5 5.5 6 4.5V9M4.5 15.5a1.5 1.5 0 1 1 2.6 1L4.5 19.5h3',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
}

export const ToolbarIcon = ({ action }: { action: RichTextAction }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={PATHS[action]} />
  </svg>
)
