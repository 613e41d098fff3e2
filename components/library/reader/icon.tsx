const ICON_PATHS = {
  contents: 'M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  mark: 'M6 3.5h12V21l-6-4.5L6 21z',
  looks: 'M3 19 8.5 5 14 19M5 14.500h7M15 19l3.200-8 3.300 8M16.200 16.500h4',
  page: 'M6 3h9l4 4v14H6zM14.500 3v4.500H19M9 12h7M9 16h7',
  lines: 'M4 6h16M4 10h16M4 14h16M4 18h10',
  aloud: 'M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  play: 'M7 4.500 19 12 7 19.500z',
  pause: 'M8 5v14M16 5v14',
  before: 'M6 5v14M19 5v14L9 12z',
  next: 'M18 5v14M5 5v14l10-7z',
  here: 'M12 21c-4-4.500-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6.500-6 11zM12 8v4',
  close: 'M6 6l12 12M18 6 6 18',
}
export type IconName = keyof typeof ICON_PATHS

export function Icon({ name, isFilled }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="book-icon">
      <path d={ICON_PATHS[name]} fill={isFilled ? 'currentColor' : 'none'} />
    </svg>
  )
}
