const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
} as const

/** Lines on a square of 24. */
export const EditorIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="editor-icon">
    <path d={PATHS[name]} />
  </svg>
)
