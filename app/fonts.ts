import localFont from 'next/font/local'

/** Headings only; body text uses the device's own fonts, which cost nothing and cover every Indian script. */
export const baloo = localFont({
  src: '../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  weight: '400 800',
  display: 'swap',
  preload: true,
  variable: '--font-baloo',
  // Next measures the regular weight; app/styles/theme.css holds stand-ins measured for bold headings.
  adjustFontFallback: false,
  fallback: ['Arial as Baloo', 'Roboto as Baloo', 'system-ui', 'sans-serif'],
})
