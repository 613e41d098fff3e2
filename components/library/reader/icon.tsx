const ICON_PATHS = {
  contents: 'M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  mark: 'M6 3.5h12V21l-6-4.5L6 21z',
  looks: 'M3 19 8.5 5 14 19M5 14.500h7M15 19l3.200-8 3.300 8M16.200 16.500h4',
  page: 'M6 3h9l4 4v14H6zM14.500 3v4.500H19M9 12h7M9 16h7',
  lines: 'M4 6h16M4 10h16M4 14h16M4 18h10',
}

export function Icon({ name, isFilled }: { name: keyof typeof ICON_PATHS; isFilled?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="book-icon">
      <path d={ICON_PATHS[name]} fill={isFilled ? 'currentColor' : 'none'} />
    </svg>
  )
}
