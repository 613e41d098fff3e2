import { offlineTrainingText } from '@/i18n/offline-training'

export function WeeksContents() {
  const { contents, themes } = offlineTrainingText()
  return (
    <nav
      id="weeks"
      aria-labelledby="weeks-name"
      className="sheet screen-only px-5 py-5 lg:sticky lg:top-6"
    >
      <p id="weeks-name" className="font-display text-xl font-bold">
        {contents}
      </p>
      <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
        {Object.entries(themes).map(([id, { name }], index) => (
          <li key={id} className="flex break-inside-avoid items-center gap-3 py-0.5">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-display text-lg font-semibold text-muted"
            >
              {index + 1}
            </span>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center leading-snug">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
