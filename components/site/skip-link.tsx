import { frameText } from '@/i18n/frame'

/** First in the tab order. Its target wraps every page's own <main>. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded-control focus:bg-sheet focus:px-4 focus:py-3"
    >
      {frameText().skip}
    </a>
  )
}
