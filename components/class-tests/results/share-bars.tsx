import { classResultsText } from '@/i18n/class-results'

type ShareBar = { label: string; percent: number; shown?: string }

const BAR_WIDTH = 600

/** Each bar has its number in words, so the drawing is decoration. */
export const ShareBars = ({ bars }: { bars: ShareBar[] }) => (
  <ul className="mt-3 grid max-w-2xl gap-2">
    {bars.map(({ label, percent, shown }) => (
      <li key={label}>
        <span className="flex justify-between gap-4">
          <span dir="auto" className="wrap-anywhere">
            {label}
          </span>
          <span className="whitespace-nowrap">{shown ?? classResultsText().share(percent)}</span>
        </span>
        <svg
          viewBox={`0 0 ${BAR_WIDTH} 12`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-3 w-full rounded-full border border-edge bg-sky"
        >
          <rect width={(percent / 100) * BAR_WIDTH} height={12} className="fill-indigo" />
        </svg>
      </li>
    ))}
  </ul>
)
