import localFont from 'next/font/local'

/** One weight for headings, half the bytes of the variable font. Body text uses system fonts. */
export const baloo = localFont({
  src: '../node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
  weight: '400 800',
  display: 'swap',
  preload: true,
  variable: '--font-baloo',
  // Next measures the regular weight; app/styles/theme.css has fallbacks for bold headings.
  adjustFontFallback: false,
  fallback: ['Arial as Baloo', 'Roboto as Baloo', 'system-ui', 'sans-serif'],
})
