import localFont from 'next/font/local'

/**
 * Headings only, in one weight, which stands for all that a style asks for: half the bytes of the
 * variable font. Body text uses the device's own fonts, which cost nothing and cover every Indian script.
 */
export const baloo = localFont({
  src: '../node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
  weight: '400 800',
  display: 'swap',
  preload: true,
  variable: '--font-baloo',
  // Next measures the regular weight; app/styles/theme.css holds stand-ins measured for bold headings.
  adjustFontFallback: false,
  fallback: ['Arial as Baloo', 'Roboto as Baloo', 'system-ui', 'sans-serif'],
})
